import * as z from "zod";
import { distinct, joinDistinctValues } from "../content/rules";
import { nameEntry } from "../content/view";
import type { Collection } from "../schema/collection";
import { getFields } from "../schema/description";
import { isGroup } from "../site/merge";

const listedEntry = z.object({
  key: z.string(),
  /** The name in the languages of clerks. */
  name: z.object({ en: z.string(), hi: z.string() }),
  /** The numbers, days and years that tell entries apart and sort them. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The schema of the list of entries by collection, which the build writes next to the editor. */
export const entryList = z.record(z.string(), z.array(listedEntry));

/** An entry in the editor's lists. */
export type EntrySummary = z.output<typeof listedEntry>;

/** The entries of the published site, by collection. */
export type EntryList = z.output<typeof entryList>;

/** The fields with numbers and days that distinguish entries, in the order in which a list shows them. */
const listed = ["number", "code", "reference", "year", "published", "until", "day"];

/** The fields with days and years that determine the newest entry. */
const newest = ["published", "until", "day", "year"];

/** The other fields that a list can be sorted by. */
const ranks = ["closes", "rank", "position"];

/** Returns the fields that a list shows beside the name. Only required ones, since every entry needs the same details. */
export function listDetailFields(collection: Pick<Collection, "schema">) {
  return getFields(collection).filter(({ name, required }) => required && listed.includes(name));
}

/** Returns the fields that a list can be sorted by, the one with the newest first before the others. */
export function listSortFields(collection: Pick<Collection, "schema">) {
  const fields = getFields(collection);
  const first = newest.find((name) => fields.some((field) => field.name === name && field.required));
  const sorted = fields.filter(({ name }) => [...newest, ...ranks].includes(name));
  return sorted.sort((one, other) => Number(other.name === first) - Number(one.name === first));
}

/** Describes an entry for the editor's lists. */
export function listEntry(
  collection: Collection,
  key: string,
  fields: Readonly<Record<string, unknown>>,
): EntrySummary {
  const kept = new Set([...listed, ...newest, ...ranks, ...(findDistinct(collection)?.fields ?? [])]);
  const values = Object.entries(fields).flatMap(([name, value]): [string, string | number][] =>
    kept.has(name) && (typeof value === "string" || typeof value === "number") ? [[name, value]] : [],
  );
  return { key, name: nameEntry(collection, key, fields).name, values: Object.fromEntries(values) };
}

/** Sorts entries by a field: days and years from the newest, ranks from the first. Those without a value come last. */
export function sortEntries(entries: readonly EntrySummary[], field: string): EntrySummary[] {
  const direction = newest.includes(field) ? -1 : 1;
  return [...entries].sort(({ values: one }, { values: other }) => {
    const [a, b] = [one[field], other[field]];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return direction * String(a).localeCompare(String(b), "en", { numeric: true });
  });
}

/**
 * Finds another entry with the same number, as the content check does.
 *
 * @param before the fields of the entry before; a number that has not changed is not reported again
 */
export function findSameEntry(
  collection: Collection,
  key: string,
  fields: unknown,
  { entries, before }: { readonly entries: EntryList; readonly before: readonly unknown[] },
): { readonly value: string; readonly entry: EntrySummary } | undefined {
  const rule = findDistinct(collection);
  if (!rule) return undefined;
  const join = (values: unknown) =>
    joinDistinctValues(
      rule.fields.map((name) => {
        const value = isGroup(values) ? values[name] : undefined;
        return typeof value === "string" || typeof value === "number" ? String(value).trim() : undefined;
      }),
    );
  const own = join(fields);
  if (!own || before.some((values) => join(values)?.compared === own.compared)) return undefined;
  const entry = entries[collection.name]?.find(
    ({ key: other, values }) => other !== key && join(values)?.compared === own.compared,
  );
  return entry && { value: own.value, entry };
}

/** Returns the fields whose values two entries of a collection rarely share. The form warns of a shared one. */
function findDistinct({ name }: Pick<Collection, "name">) {
  return distinct.find(({ collection, severity }) => collection === name && severity === "warning");
}
