import { parseDocument } from "yaml";
import { getFieldName, getValueAt, resolveInSchema } from "../content/fields";
import type { OpenContent } from "../content/open-content";
import type { Path } from "../content/position";
import { type ClerkLanguage, type ClerkTexts, getTexts } from "../messages";
import type { Collection } from "../schema/collection";
import type { PlannedRow } from "../sheets/import-plan";
import { isGroup } from "../site/merge";

/** A field that differs between two versions of an entry, with both values as the form shows them. */
export interface ChangedField {
  readonly label: string;
  /** The values; empty for a field without one. */
  readonly before: string;
  readonly after: string;
}

/** Returns the names of a collection's entries by key, for fields that refer to one. */
export type FindNames = (collection: string) => { readonly nameOf: (key: string) => ClerkTexts | undefined };

/**
 * Returns the fields that differ between two versions of an entry's file, in file order, with the labels of the form.
 *
 * @param before the text of the file; undefined if it is missing
 */
export function listFieldChanges(
  collection: Collection,
  before: string | undefined,
  after: string | undefined,
  language: ClerkLanguage,
  findNames?: FindNames,
): ChangedField[] {
  const [one, other] = [before, after].map(parseEntryText);
  if (!one || !other) return [];
  const paths = new Map([...pathsIn(one), ...pathsIn(other)].map((path) => [JSON.stringify(path), path]));
  return [...paths.values()].flatMap((path) => {
    const [old, now] = [valueIn(one, path), valueIn(other, path)];
    if (old === now) return [];
    const label = getFieldName(collection.schema, path)?.label?.[language] ?? path.join(".");
    const show = (value: unknown) => formatValue(collection, path, value, language, findNames);
    return [{ label, before: show(old), after: show(now) }];
  });
}

/** Returns the fields as `listFieldChanges` does, with values for use in a sentence. */
export function quoteFieldChanges(...versions: Parameters<typeof listFieldChanges>): ChangedField[] {
  const quote = (value: string) => quoteValue(value, versions[3]);
  return listFieldChanges(...versions).map(({ label, before, after }) => {
    return { label, before: quote(before), after: quote(after) };
  });
}

/** Returns the fields that a row of a sheet changes in a stored entry, with values for use in a sentence. */
export function listRowChanges(
  { planned, outcome }: PlannedRow,
  { entries }: OpenContent,
  language: ClerkLanguage,
  findNames: FindNames,
): ChangedField[] {
  if (!planned || outcome !== "changed") return [];
  const stored = entries.find(({ file }) => file === planned.file)?.text;
  return quoteFieldChanges(planned.collection, stored, planned.text, language, findNames);
}

/** The maximum length of a value in a sentence, in characters. */
const shownLength = 80;

/** Returns a value for use in a sentence: shortened, or the word for an empty one. */
function quoteValue(value: string, language: ClerkLanguage): string {
  if (value === "") return getTexts("editor.empty-value")[language];
  return value.length > shownLength ? `${value.slice(0, shownLength)}…` : value;
}

/** Parses the fields of an entry's text: none for a missing text, undefined for a text that is not valid YAML. */
export function parseEntryText(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const read = parseDocument(text ?? "");
  if (read.errors.length > 0) return undefined;
  const fields: unknown = read.toJS();
  return isGroup(fields) ? fields : {};
}

/** Returns the paths of the texts and other single values in an entry. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => pathsIn(item, [...path, index]));
  if (!isGroup(value)) return [path];
  return Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...path, name]));
}

/** Returns a single value in an entry, without the white space around a text; undefined for a list or a group. */
function valueIn(entry: unknown, path: Path): unknown {
  const value = getValueAt(entry, path);
  if (typeof value === "string") return value.trim();
  return typeof value === "object" ? undefined : value;
}

function formatValue(
  { schema }: Collection,
  path: Path,
  value: unknown,
  language: ClerkLanguage,
  findNames: FindNames | undefined,
): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return getTexts(value ? "sheet.yes" : "sheet.no")[language];
  const { description } = resolveInSchema(schema, path);
  if (description && "choices" in description)
    return description.choices.find((choice) => choice.value === value)?.label[language] ?? String(value);
  if (description && "collection" in description)
    return findNames?.(description.collection).nameOf(String(value))?.[language] ?? String(value);
  return String(value);
}

/** The maximum length of an equal part in characters; the rest of it is omitted. */
const contextLength = 160;

/** Divides two versions of a text into the equal beginning and end, which are shortened, and the words that differ. */
export function compareTexts(before: string, after: string) {
  const [old, now] = [before, after].map((text) => text.split(/(\s+)/u));
  if (!old || !now) return { start: "", before, after, end: "" };
  const shortest = Math.min(old.length, now.length);
  let first = 0;
  while (first < shortest && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < shortest - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const start = old.slice(0, first).join("");
  const end = old.slice(old.length - last).join("");
  return {
    start: start.length > contextLength ? `… ${start.slice(-contextLength)}` : start,
    before: old.slice(first, old.length - last).join(""),
    after: now.slice(first, now.length - last).join(""),
    end: end.length > contextLength ? `${end.slice(0, contextLength)} …` : end,
  };
}
