import { z } from "zod";
import { withoutEmpty } from "../schema/empty";
import { getKind } from "../schema/kinds";
import { decodeText } from "./bytes";
import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { fieldName, placeInSchema, writtenFields } from "./fields";
import type { EntryFile } from "./files";
import { type Finding, toFindings } from "./issues";
import { problemsTold } from "./limits";
import { message } from "./messages";
import type { Fault, Unquoted } from "./nodes";
import type { Path } from "./position";
import { problemIn, unreadableEntry, type WrittenEntry } from "./written-entry";
import { readYaml } from "./yaml";

/** An entry as it was written, and the problems of its file and fields by themselves. */
export interface EntryReading {
  readonly entry: WrittenEntry;
  readonly problems: readonly Diagnostic[];
}

/** Reads an entry's file, which may be no text at all. */
export function readEntryBytes(file: EntryFile, bytes: Uint8Array, limit: number): EntryReading {
  const decoded = decodeText(bytes, limit);
  if ("text" in decoded) return readEntry(file, decoded.text);
  const problem = { ...fileDiagnostic(file.file, decoded.refused), line: decoded.line };
  return { entry: unreadableEntry(file), problems: [problem] };
}

/** Reads the text of an entry's file and checks it against its collection's schema, by itself. */
export function readEntry(file: EntryFile, text: string): EntryReading {
  const { value: written, readable, places, faults: found, unquoted } = readYaml(text);
  const { schema } = file.collection;
  // Errors first, so that no number of warnings hides one.
  const ofSeverity = (severity?: "warning") => found.filter((fault) => fault.severity === severity);
  const faults = [...ofSeverity(), ...ofSeverity("warning")].slice(0, problemsTold);
  const problems = faults.map((fault): Diagnostic => {
    const about = { field: fieldName(schema, fault.path), message: fault.message };
    return { file: file.file, ...places.at(fault.offset), severity: fault.severity ?? "error", ...about };
  });
  if (!readable) return { entry: { ...unreadableEntry(file), text, places }, problems };
  const kept = withoutEmpty(schema, written);
  const entry = { ...file, text, fields: writtenFields(schema, kept), places, value: undefined, isReadable: true };
  const parsed = z.safeParse(schema, kept);
  const findings = [
    ...toFindings(parsed.error?.issues ?? [], schema, kept),
    ...unquoted.flatMap((value) => unquotedFinding(file, value)),
  ].filter(({ path }) => !faults.some((fault) => isConsequence(path, fault)));
  problems.push(...findings.slice(0, problemsTold).map((finding) => problemIn(entry, finding)));
  const isRight = problems.every(({ severity }) => severity === "warning");
  return { entry: { ...entry, value: isRight ? parsed.data : undefined }, problems };
}

/** Of a value that was refused as it is written, its being missing says no more. */
function isConsequence(path: Path, { path: refused, severity }: Fault): boolean {
  return severity !== "warning" && refused.length > 0 && refused.every((step, index) => path[index] === step);
}

/** A bare value that another reader of YAML would change is refused wherever its letters count. */
function unquotedFinding({ collection }: EntryFile, { path, text, like }: Unquoted): Finding[] {
  const { description } = placeInSchema(collection.schema, path);
  const at = { path, part: "value" } as const;
  if (!description) return [];
  const shape = description.kind === "list" ? undefined : getKind(description.kind).shape;
  if (shape === "day" || shape === "time" || shape === "choice" || shape === "flag") return [];
  if (shape !== "integer") return [{ ...at, message: message("yaml-unquoted", { found: text }) }];
  return like === "number" && /^-?0\d+$/u.test(text)
    ? [{ ...at, message: message("number-digits", { found: text, near: String(Number(text)) }) }]
    : [];
}
