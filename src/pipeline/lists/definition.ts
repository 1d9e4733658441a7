import type { z } from "zod";
import { resolveInSchema } from "../../content/fields";
import type { EntryView } from "../../content/view";
import { getCollator } from "../../language/collate";
import type { Column } from "../../lists/columns";
import { type EntryFields, encodeRow, isText } from "../../lists/encode-row";
import { createListTable } from "../../lists/engine/list-table";
import { emptyQuery } from "../../lists/query-string";
import { type Cells, type ListPageRows, readRow } from "../../lists/rows";
import type { Collection } from "../../schema/collection";
import { getCollection } from "../../schema/collections";
import { countPages, rowsPerPage } from "../../site/listing";
import { defaultLocale, type LocaleCode } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import type { Site } from "../site";

/** An entry in a list, in one language. */
export interface ListedEntry {
  readonly view: EntryView;
  readonly isArchived: boolean;
  readonly cells: Cells;
}

/** A list in one language. */
export interface LocalizedList {
  /** The entries in order, including archived ones. */
  readonly entries: readonly ListedEntry[];
  /** The labels of values that belong to no vocabulary, by column and value. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The definition of a list on a page. */
export interface ListDefinition {
  /** The page that contains the list. */
  readonly route: RouteId;
  readonly columns: readonly Column[];
  /** The column whose value related entries share. Without it, related entries are neighbours in the list. */
  readonly relatedBy?: string;
  readonly read: (site: Site, language: LocaleCode) => LocalizedList;
}

interface CollectionList<Name extends string> extends Omit<ListDefinition, "read"> {
  /** The fields that sort the list; after `-` in descending order. Entries with equal values are sorted by key. */
  readonly order: readonly (Name | `-${Name}`)[];
  /** Returns fields that the entry does not contain. */
  readonly complete?: (view: EntryView, site: Site, language: LocaleCode) => EntryFields;
}

/** Defines the list of a collection. */
export function defineCollectionList<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  { order, complete, ...list }: CollectionList<keyof Shape & string>,
): ListDefinition {
  return {
    ...list,
    read(site, language) {
      const labels = readLabels(collection, list.columns, site, language);
      const collator = getCollator(language);
      const comparisons = order.map((name) => {
        const getSortKey = createSortKey(collection, name.replace("-", ""), labels);
        return (one: EntryView, other: EntryView) => {
          const [own, its] = [getSortKey(one), getSortKey(other)];
          const result = typeof own === "number" ? own - Number(its) : collator.compare(String(own), String(its));
          return name.startsWith("-") ? -result : result;
        };
      });
      const entries = site
        .views(collection, language)
        .toSorted((one, other) => comparisons.reduce((result, compare) => result || compare(one, other), 0))
        .map((view) => listEntry(list.columns, view, site, complete?.(view, site, language)));
      return { labels, entries };
    },
  };
}

/** Reads the names of the entries that the columns of a list refer to. */
function readLabels(collection: Collection, columns: readonly Column[], site: Site, language: LocaleCode) {
  const labels: Record<string, Readonly<Record<string, string>>> = {};
  for (const { id, field: name } of columns) {
    const { description } = resolveInSchema(collection.schema, [name]);
    if (description?.kind !== "reference") continue;
    const views = site.views(getCollection(description.collection), language);
    labels[id] = Object.fromEntries(views.map(({ key, title }) => [key, title.text]));
  }
  return labels;
}

/** Creates a function that returns the sort value of an entry: a place in the vocabulary, a number, or a text. */
function createSortKey({ schema }: Collection, name: string, labels: NonNullable<LocalizedList["labels"]>) {
  const { description } = resolveInSchema(schema, [name]);
  return ({ fields }: EntryView): number | string => {
    const value = fields[name];
    if (description?.kind === "choice") return description.choices.findIndex((choice) => choice.value === value);
    if (isText(value)) return value.text;
    return typeof value === "number" ? value : (labels[name]?.[String(value)] ?? String(value));
  };
}

/**
 * Returns an entry as its list shows it.
 *
 * @param fields fields that the entry does not contain
 */
export function listEntry(
  columns: readonly Column[],
  view: EntryView,
  { today }: Site,
  fields: EntryFields = {},
): ListedEntry {
  const [document] = view.documents;
  return {
    ...{ view, isArchived: view.isExpired },
    cells: encodeRow(columns, { ...view.fields, document, ...fields }, today),
  };
}

/**
 * Splits a list in a language into pages. A short list and its archive are one page. In a long list the pages of
 * current entries precede those of archived ones.
 */
export function listPages(
  { columns }: Pick<ListDefinition, "columns">,
  language: LocaleCode,
  { entries, labels = {} }: { readonly entries: readonly Omit<ListedEntry, "view">[] } & Pick<LocalizedList, "labels">,
): ListPageRows[] {
  const names = Object.keys(entries[0]?.cells ?? {});
  const valuesOf = (cells: Cells) => names.map((name) => cells[name] ?? "");
  const current = entries.filter(({ isArchived }) => !isArchived).map(({ cells }) => valuesOf(cells));
  const archived = entries.filter(({ isArchived }) => isArchived).map(({ cells }) => valuesOf(cells));
  const { counts } = createListTable(
    { columns, language, labels },
    current.map((row) => readRow(names, row)),
  ).answer(emptyQuery);
  const facets = Object.entries(counts).map(([column, values]) => ({
    column,
    values: Array.from(values, ([value, count]) => ({ value, count, label: labels[column]?.[value] ?? null })),
  }));
  const { pages, archivePages } = countPages(current.length, archived.length);
  const isWhole = pages + archivePages === 1;
  const part = (rows: readonly string[][], page: number) =>
    isWhole ? rows : rows.slice(Math.max(0, page - 1) * rowsPerPage, Math.max(0, page) * rowsPerPage);
  return Array.from({ length: pages + archivePages }, (_, index) => {
    const rows = part(current, index + 1);
    const over = part(archived, index + 1 - pages);
    return {
      number: index + 1,
      ...{ pages, archivePages, total: current.length, archivedTotal: archived.length },
      hasFallback: language !== defaultLocale && [...rows, ...over].some((row) => hasEnglish(names, row)),
      ...{ facets, columns: names, rows, archived: over },
    };
  });
}

function hasEnglish(names: readonly string[], row: readonly string[]): boolean {
  return row.some((value, index) => value === defaultLocale && names[index]?.endsWith("Language"));
}
