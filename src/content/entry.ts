import * as z from "zod";
import { decodeText, type Refused } from "../documents/bytes";
import { toMessage } from "../messages";
import type { Collection } from "../schema/collection";
import { getKind } from "../schema/kinds";
import { merge, parseText } from "../site/merge";
import { createFileDiagnostic, type Diagnostic } from "./diagnostic";
import { listWrittenFields, omitEmpty, resolveInSchema } from "./fields";
import { type EntryFile, listEntryFiles } from "./files";
import { findFormerFields, omitFormerFields } from "./former-fields";
import { toFindings } from "./issues";
import { fileLimit, findTooLong, mostReported } from "./limits";
import { memoizeByObject } from "./memoize";
import type { Unquoted } from "./nodes";
import type { Finding } from "./position";
import type { ProjectFile, ProjectFiles } from "./project-files";
import { createProblem, createUnreadableEntry, isUnreadable, type WrittenEntry } from "./written-entry";
import { readYaml } from "./yaml";

/** An entry as written, and the problems of its file and fields alone. */
export interface EntryReading {
  readonly entry: WrittenEntry;
  readonly problems: readonly Diagnostic[];
}

/** Reads an entry from the bytes of its file, even if they are not text. */
export function readEntryBytes(file: EntryFile, bytes: Uint8Array, below?: string): EntryReading {
  const decoded = decodeText(bytes, fileLimit);
  return "text" in decoded ? readEntry(file, decoded.text, below) : refuse(file, decoded);
}

/** Refuses a file whose text no rule can judge. */
function refuse(file: EntryFile, { refused, line }: Refused): EntryReading {
  return { entry: createUnreadableEntry(file), problems: [{ ...createFileDiagnostic(file.file, refused), line }] };
}

const readEachStored = memoizeByObject((stored: ProjectFile, collection: Collection, file: string, name: string) =>
  readEntryBytes({ collection, file, name }, stored.read(), stored.below),
);

/** Reads an entry from its stored file, once for each file. */
export function readStoredEntry({ collection, file, name }: EntryFile, stored: ProjectFile) {
  return readEachStored(stored, collection, file, name);
}

/**
 * Parses the text of an entry's file and checks it against its collection's schema.
 *
 * @param below the text of the product, whose values the entry need not repeat
 */
export function readEntry(file: EntryFile, text: string, below?: string): EntryReading {
  const unfit = findZero(text) ?? findTooLong(text);
  if (unfit) return refuse(file, unfit);
  const { value: written, readable, places, faults: found, unquoted } = readYaml(text);
  const { schema } = file.collection;
  // Errors first: the limit must not cut them off in favour of warnings.
  const ofSeverity = (severity?: "warning") => found.filter((fault) => fault.severity === severity);
  const faults = [...ofSeverity(), ...ofSeverity("warning")].slice(0, mostReported);
  const problems = faults.map((fault) => createProblem({ ...file, places, text }, fault));
  if (!readable) return { entry: { ...createUnreadableEntry(file), text, places }, problems };
  const own = below === text ? undefined : written;
  const layers = below === undefined ? undefined : { own, below: parseText(below) };
  const layered = layers ? merge(layers.own, layers.below) : written;
  const kept = omitFormerFields(omitEmpty(schema, layered));
  const unreadable = faults.filter(({ severity }) => severity !== "warning").map(({ path }) => path);
  const fields = listWrittenFields(schema, kept);
  const entry = { ...file, text, layers, fields, places, unreadable, value: undefined, isReadable: true };
  const parsed = z.safeParse(schema, kept);
  const findings = [
    ...toFindings(parsed.error?.issues ?? [], schema, kept),
    ...findFormerFields(written),
    ...unquoted.flatMap((value) => unquotedFinding(file, value)),
  ].filter(({ path }) => !isUnreadable(entry, path));
  problems.push(...findings.slice(0, mostReported).map((finding) => createProblem(entry, finding)));
  const isRight = problems.every(({ severity }) => severity === "warning");
  return { entry: { ...entry, value: isRight ? parsed.data : undefined }, problems };
}

function findZero(text: string): Refused | undefined {
  const [before = "", after] = text.split("\0", 2);
  if (after === undefined) return undefined;
  return { refused: toMessage("text-invisible", { found: "U+0000" }), line: before.split("\n").length };
}

/** Reports an unquoted value that other YAML parsers would change, in fields where its characters matter. */
function unquotedFinding({ collection }: EntryFile, { path, text, like }: Unquoted): Finding[] {
  const { description } = resolveInSchema(collection.schema, path);
  if (!description) return [];
  const { shape } = getKind(description.kind);
  if (shape === "day" || shape === "time" || shape === "choice" || shape === "flag") return [];
  if (shape !== "integer") return [{ path, message: toMessage("yaml-unquoted", { found: text }) }];
  return like === "number" && /^-?0\d+$/u.test(text)
    ? [{ path, message: toMessage("number-digits", { found: text, near: String(Number(text)) }) }]
    : [];
}

/**
 * Parses all entries among some files. Applies no rules that span entries.
 *
 * @returns all entries as written, including invalid ones, and the problems of each file on its own
 */
export function parseEntries(from: ProjectFiles) {
  const { files, problems } = listEntryFiles(from);
  const readings = files.flatMap((file) => {
    const found = from.get(file.file);
    return found ? [readStoredEntry(file, found)] : [];
  });
  return {
    written: readings.map(({ entry }) => entry),
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
  };
}
