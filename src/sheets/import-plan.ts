import type { Diagnostic } from "../content/diagnostic";
import { type EntryFields, serializeEntry } from "../content/entry-text";
import { getEntryFile } from "../content/files";
import type { OpenContent, PlannedEntry } from "../content/open-content";
import { getIdentity, proposeKey } from "../content/proposed-key";
import { nameEntry } from "../content/view";
import type { Sheet, SheetRow } from "../documents/sheet";
import { ClerkFault, formatInBothLanguages, getTexts, onOneLine } from "../messages";
import type { Collection } from "../schema/collection";
import type { SheetColumn } from "./columns";
import { createNameLookup, listStoredFields } from "./names";
import { createRowReader, listRowFaults, type RowFault, withChanges } from "./row-fields";

/** A row and the result of importing it. */
export interface PlannedRow {
  readonly row: SheetRow;
  /** The entry to write; undefined for an invalid row. */
  readonly planned: PlannedEntry | undefined;
  readonly outcome: "new" | "changed" | "same" | "wrong";
  readonly errors: readonly RowFault[];
  readonly warnings: readonly RowFault[];
}

/** A row being checked, with the planned entry: the row's fields merged with the stored ones. */
interface RowDraft {
  readonly row: SheetRow;
  /** True if the row has its entry's key. */
  readonly hasKey: boolean;
  readonly faults: readonly RowFault[];
  /** Undefined if the row's entry cannot be determined. */
  readonly planned: PlannedEntry | undefined;
}

/**
 * Plans the import of a sheet row by row, without writing. Throws a `ClerkFault` if an unknown row makes another entry
 * invalid.
 */
export function planImport(
  sheet: Sheet,
  columns: ReadonlyMap<number, SheetColumn>,
  collection: Collection,
  content: OpenContent,
): PlannedRow[] {
  const stored = listStoredFields(content, collection);
  const judged = validateRows(rowDrafts(sheet, columns, collection, content, stored), content);
  return judged.map(({ row, hasKey, planned, fields, errors, warnings }): PlannedRow => {
    if (!planned || !fields || errors.length > 0)
      return { row, planned: undefined, outcome: "wrong", errors, warnings };
    const text = serializeEntry(collection, fields);
    const before = stored.get(planned.name);
    if (!before) return { row, planned: { ...planned, text }, outcome: "new", errors, warnings };
    const isSame = serializeEntry(collection, before) === text;
    const replaced = hasKey ? [] : findReplacedName(collection, planned.name, before, fields);
    return {
      row,
      planned: { ...planned, text },
      outcome: isSame ? "same" : "changed",
      errors,
      warnings: [...warnings, ...replaced],
    };
  });
}

/** Warns if a row without a key gives an existing entry another name: it may be meant for a new entry. */
function findReplacedName(collection: Collection, key: string, before: EntryFields, after: EntryFields): RowFault[] {
  const [name, other] = [before, after].map((fields) => nameEntry(collection, key, fields).name);
  return !name || name.en === other?.en ? [] : [{ words: getTexts("sheet.replaces", { key, name }) }];
}

function rowDrafts(
  sheet: Sheet,
  columns: ReadonlyMap<number, SheetColumn>,
  collection: Collection,
  content: OpenContent,
  stored: ReadonlyMap<string, EntryFields>,
): RowDraft[] {
  const none = createNameLookup(content, new Map());
  const readOwn = createRowReader(columns, ({ field }) => !("collection" in field), none);
  const findKey = createKeyFinder(collection, stored);
  const keyed = sheet.rows.map((row) => {
    const { changes, faults } = readOwn(row);
    const found = findKey(withChanges({}, changes), row.number);
    const key = "key" in found ? found.key : undefined;
    const hasKey = changes.some(({ column }) => column.field.name === "key");
    const keyFaults = "fault" in found ? [found.fault] : [];
    const fields = withChanges(stored.get(key ?? "") ?? {}, changes);
    return { row, hasKey, key, fields, faults: [...listRowFaults(row, sheet.titles), ...faults, ...keyFaults] };
  });
  // Rows may refer to each other, so references are read once every row has a key.
  const added = new Map(keyed.flatMap(({ key, fields }): [string, EntryFields][] => (key ? [[key, fields]] : [])));
  const names = createNameLookup(content, new Map([[collection.name, added]]));
  const readReferences = createRowReader(columns, ({ field }) => "collection" in field, names);
  return keyed.map(({ row, hasKey, key, fields, faults }): RowDraft => {
    const references = readReferences(row);
    const all = [...faults, ...references.faults];
    if (key === undefined) return { row, hasKey, faults: all, planned: undefined };
    const text = serializeEntry(collection, { ...withChanges(fields, references.changes), key });
    return { row, hasKey, faults: all, planned: { ...getEntryFile(collection, key), text } };
  });
}

/**
 * Separates valid rows from invalid ones. With `partial`, plans the valid rows again without the invalid ones until all
 * are valid, since a row may refer to a refused one.
 */
export function resolveRows(
  sheet: Sheet,
  columns: ReadonlyMap<number, SheetColumn>,
  collection: Collection,
  content: OpenContent,
  { partial }: { readonly partial: boolean },
) {
  const refused: PlannedRow[] = [];
  for (let rows = sheet.rows; ; ) {
    const planned = planImport({ ...sheet, rows }, columns, collection, content);
    const accepted = planned.filter(({ outcome }) => outcome !== "wrong");
    refused.push(...planned.filter(({ outcome }) => outcome === "wrong"));
    if (!partial || accepted.length === planned.length)
      return { accepted, refused: refused.toSorted((one, other) => one.row.number - other.row.number) };
    rows = accepted.map(({ row }) => row);
  }
}

/** The key of a row's entry, or why it cannot be determined. */
type RowKey = { readonly key: string } | { readonly fault: RowFault };

/**
 * Creates a function that finds each row's key. It is the key in the row, the key of the entry with the same
 * identifying fields, or a proposed key. Two rows for one entry are a fault.
 */
function createKeyFinder(
  collection: Collection,
  stored: ReadonlyMap<string, EntryFields>,
): (fields: EntryFields, row: number) => RowKey {
  const keysOf = new Map<string, string[]>();
  for (const [key, fields] of stored) {
    const identity = getIdentity(collection, fields);
    if (identity !== undefined) keysOf.set(identity, [...(keysOf.get(identity) ?? []), key]);
  }
  const rowOf = new Map<string, number>();
  return (fields, row) => {
    const found = keyOf(collection, fields, stored, keysOf);
    if ("fault" in found) return found;
    const other = rowOf.get(found.key);
    if (other !== undefined) return { fault: { words: getTexts("sheet.row-twice", { row: other, key: found.key }) } };
    rowOf.set(found.key, row);
    return found;
  };
}

function keyOf(
  collection: Collection,
  fields: EntryFields,
  stored: ReadonlyMap<string, EntryFields>,
  keysOf: ReadonlyMap<string, readonly string[]>,
): RowKey {
  if (typeof fields.key === "string") return { key: fields.key };
  const identity = getIdentity(collection, fields);
  const same = identity === undefined ? [] : (keysOf.get(identity) ?? []);
  const [key] = same;
  const proposed = proposeKey(collection, fields);
  if (same.length > 1)
    return { fault: { words: getTexts("sheet.several", { found: proposed ?? "", keys: same.join(", ") }) } };
  if (key !== undefined) return { key };
  if (proposed === undefined) return { fault: { words: getTexts("sheet.no-key") } };
  return stored.has(proposed)
    ? { fault: { words: getTexts("sheet.key-given", { key: proposed }) } }
    : { key: proposed };
}

/** A row with the results of the content check. */
interface JudgedRow extends RowDraft {
  /** The fields as the schema parses them; undefined if they are invalid. */
  readonly fields: EntryFields | undefined;
  readonly errors: readonly RowFault[];
  readonly warnings: readonly RowFault[];
}

/**
 * Checks all rows together with the content, as if written. An error that a row causes in another entry is reported at
 * the row. Throws a `ClerkFault` if the row cannot be determined.
 */
function validateRows(rows: readonly RowDraft[], content: OpenContent): JudgedRow[] {
  const planned = rows.flatMap(({ planned }) => (planned ? [planned] : []));
  const files = new Set(planned.map(({ file }) => file));
  const { problems, values } = content.withPlanned(planned);
  const byFile = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const file = fileToBlame(problem, files);
    if (file === undefined)
      throw new ClerkFault(
        getTexts("sheet.together", { file: problem.file, reason: formatInBothLanguages(problem.message) }),
      );
    if (file !== "") byFile.set(file, [...(byFile.get(file) ?? []), problem]);
  }
  return rows.map((row): JudgedRow => {
    const file = row.planned?.file ?? "";
    const own = byFile.get(file) ?? [];
    const selectProblems = (severity: Diagnostic["severity"]) =>
      own.filter((problem) => problem.severity === severity).map((problem) => toRowFault(problem, file));
    return {
      ...row,
      fields: values.get(file),
      errors: [...row.faults, ...selectProblems("error")],
      warnings: selectProblems("warning"),
    };
  });
}

/** Returns the file whose row causes a problem; an empty name for a warning in another file; undefined if unknown. */
function fileToBlame({ file, severity, message }: Diagnostic, files: ReadonlySet<string>): string | undefined {
  if (files.has(file)) return file;
  if (severity === "warning") return "";
  return Object.values(message.values).find((value): value is string => typeof value === "string" && files.has(value));
}

function toRowFault(problem: Diagnostic, file: string): RowFault {
  const words = formatInBothLanguages(problem.message);
  if (problem.file !== file) return { words: getTexts("sheet.in-another-file", { file: problem.file, reason: words }) };
  const { label, path } = problem.field ?? {};
  if (label) return { field: label, words };
  return path === undefined ? { words } : { field: { en: onOneLine(path), hi: onOneLine(path) }, words };
}
