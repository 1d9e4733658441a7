import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { getCollectionPath } from "../../src/content/files";
import { collections } from "../../src/schema/collections";
import { everyVocabulary } from "../../src/schema/vocabularies";
import { routeIds } from "../../src/site/routes";
import { orders } from "../site/lists-by-file";
import type { Changes } from "./folder";
import { type Files, sampleFiles, serviceFiles } from "./sample";

/** A clerk's mistake, and the exact lines of its report. */
export interface ContentCase {
  readonly mistake: string;
  readonly changes: Changes;
  readonly says: readonly string[];
}

/** A text, or its parts: plain, repeated, or bytes in base64. */
const text = z.union([
  z.string(),
  z.array(
    z.union([
      z.string(),
      z.strictObject({ repeat: z.string(), times: z.int() }),
      z.strictObject({ base64: z.base64() }),
    ]),
  ),
]);

const edit = { from: z.string().min(1).optional(), to: z.string().optional() };

/** A changed file: its full text, or an edit of a file of the sample. `null` removes it. */
const change = z.union([
  z.null(),
  z.string(),
  z.strictObject({ text }),
  z.strictObject({
    copy: z.string().optional(),
    ...edit,
    append: text.optional(),
    encoding: z.literal("utf16le").optional(),
  }),
]);

const caseList = z.strictObject({
  where: z.string(),
  given: z.literal("services").optional(),
  cases: z.array(
    z.strictObject({
      mistake: z.string(),
      file: z.string().optional(),
      ...edit,
      files: z.record(z.string(), change).optional(),
      says: z.array(z.string()),
    }),
  ),
});

/** Returns every mistake that the check reports, grouped by location (tests/cases/README.md). */
export function readCases(): readonly (readonly [where: string, cases: readonly ContentCase[]])[] {
  return readdirSync(__dirname)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => {
      const { where, given, cases } = caseList.parse(parse(readFileSync(path.join(__dirname, name), "utf8")));
      const extra = given === undefined ? {} : serviceFiles;
      return [where, cases.map((written) => toCase(written, extra))];
    });
}

function toCase(
  { mistake, file, from, to, files = {}, says }: z.infer<typeof caseList>["cases"][number],
  extra: Files,
): ContentCase {
  const written = { ...(file === undefined ? {} : { [file]: { from, to } }), ...files };
  const changed = Object.entries(written).map(([name, value]) => [name, toContents(name, value, extra)]);
  return { mistake, changes: { ...extra, ...Object.fromEntries(changed) }, says: says.map(fillGaps) };
}

function toContents(file: string, written: z.infer<typeof change>, extra: Files): string | Uint8Array | null {
  if (written === null || typeof written === "string") return written;
  if ("text" in written) return toBytes(written.text);
  const { copy = file, from, to = "", append = "", encoding = "utf8" } = written;
  const base = String(extra[copy] ?? sampleFiles[copy]);
  const bytes = Buffer.from(from === undefined ? base : edited(base, from, to), encoding);
  return Buffer.concat([bytes, toBytes(append)]);
}

function toBytes(written: z.infer<typeof text>): Uint8Array {
  const parts = [written].flat().map((part) => {
    if (typeof part === "string") return Buffer.from(part);
    return "base64" in part ? Buffer.from(part.base64, "base64") : Buffer.from(part.repeat.repeat(part.times));
  });
  return Buffer.concat(parts);
}

/** Replaces one passage of a text. Throws if the passage is missing, so that no case tests nothing. */
export function edited(contents: string, from: string, to: string): string {
  if (!contents.includes(from)) throw new Error(`The sample has no ${JSON.stringify(from)}`);
  return contents.replace(from, () => to);
}

const vocabularyNames = everyVocabulary.flatMap(({ name, file }) => (file === undefined ? [] : [name]));
const entryFolders = collections.filter(({ folder }) => !folder.endsWith(".yaml")).map(getCollectionPath);

/** Fills in the values of a line that depend on the site's pages and its schemas. */
function fillGaps(line: string): string {
  return line
    .replace("%routes%", routeIds.join(", "))
    .replace("%lists%", collections.map(({ name }) => name).join(", "))
    .replace("%fields of orders%", Object.keys(orders.schema.shape).join(", "))
    .replace("%vocabularies%", vocabularyNames.join(", "))
    .replace("%folders%", entryFolders.join(", "))
    .replace("%pages%", [...routeIds, "not-found"].join(", "));
}
