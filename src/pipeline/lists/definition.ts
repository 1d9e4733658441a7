import type { z } from "zod";
import type { EntryView } from "../../content/view";
import type { Column } from "../../lists/columns";
import { type EntryFields, encodeRow } from "../../lists/encode-row";
import { createListTable } from "../../lists/engine/list-table";
import { emptyQuery } from "../../lists/query-string";
import { type Cells, type ListPageRows, readRow } from "../../lists/rows";
import type { Collection } from "../../schema/collection";
import { countPages, rowsPerPage } from "../../site/listing";
import { defaultLocale, type LocaleCode } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import type { EntryOf, Site } from "../site";

/** An entry in a list, in one language. */
export interface ListedEntry {
  readonly isArchived: boolean;
  readonly cells: Cells;
}

/** The labels of values that belong to no vocabulary, by column and value. */
type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A list in one language. */
export interface LocalizedList {
  /** The entries in order, including archived ones. */
  readonly entries: readonly ListedEntry[];
  readonly labels?: ValueLabels;
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

/** An entry with its view in the language of a list. */
interface Listed<Entry> {
  readonly entry: Entry;
  readonly view: EntryView;
}

interface CollectionList<Entry> extends Omit<ListDefinition, "read"> {
  /** Compares two entries. Entries that it considers equal are sorted by key. */
  readonly order: (
    one: Listed<Entry>,
    other: Listed<Entry>,
    list: { language: LocaleCode; labels: ValueLabels },
  ) => number;
  readonly labels?: (site: Site, language: LocaleCode) => ValueLabels;
  /** Returns fields that the entry does not contain. */
  readonly complete?: (entry: Entry, site: Site, language: LocaleCode) => EntryFields;
}

/** Defines the list of a collection. */
export function defineCollectionList<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  { order, labels: namesOf, complete, ...list }: CollectionList<EntryOf<Shape>>,
): ListDefinition {
  return {
    ...list,
    read(site, language) {
      const labels = namesOf?.(site, language) ?? {};
      const views = site.views(collection, language);
      const listed = site.entries(collection).flatMap((entry, index) => {
        const view = views[index];
        return view ? [{ entry, view }] : [];
      });
      return {
        labels,
        entries: listed
          .sort((one, other) => order(one, other, { language, labels }))
          .map(({ entry, view }) => listEntry(list.columns, view, site, complete?.(entry, site, language))),
      };
    },
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
    isArchived: view.isExpired,
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
  { entries, labels = {} }: LocalizedList,
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
