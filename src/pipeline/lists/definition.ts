import type { z } from "zod";
import type { EntryView } from "../../content/view";
import type { Column } from "../../lists/columns";
import { type EntryFields, encodeRow } from "../../lists/encode-row";
import type { Cells } from "../../lists/rows";
import type { Collection } from "../../schema/collection";
import type { LocaleCode } from "../../site/locales";
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
export function collectionList<Shape extends z.core.$ZodLooseShape>(
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
