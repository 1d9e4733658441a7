import type { z } from "zod";
import type { EntryView } from "../../content/view";
import type { Column } from "../../lists/columns";
import { type EntryFields, encodeRow } from "../../lists/encode-row";
import type { Cells } from "../../lists/rows";
import type { Collection } from "../../schema/collection";
import type { LocaleCode } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import type { EntryOf, Site } from "../site";

/** An entry as its list has it in a language. */
export interface ListedEntry {
  readonly isArchived: boolean;
  readonly cells: Cells;
}

/** The names of values of a column that no vocabulary has, by column and value. */
type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A list in a language. */
export interface LocalizedList {
  /** Its entries in order, those of the archive among them. */
  readonly entries: readonly ListedEntry[];
  readonly labels?: ValueLabels;
}

/** A list of a page. */
export interface ListDefinition {
  /** The page of the list. */
  readonly route: RouteId;
  readonly columns: readonly Column[];
  /** The column of a value that related entries share. Without it the neighbours in the list are related. */
  readonly relatedBy?: string;
  readonly read: (site: Site, language: LocaleCode) => LocalizedList;
}

/** An entry with its view in the language of a list. */
interface Listed<Entry> {
  readonly entry: Entry;
  readonly view: EntryView;
}

interface CollectionList<Entry> extends Omit<ListDefinition, "read"> {
  /** Compares two entries; those that it holds equal stay in order of their keys. */
  readonly order: (
    one: Listed<Entry>,
    other: Listed<Entry>,
    list: { language: LocaleCode; labels: ValueLabels },
  ) => number;
  readonly labels?: (site: Site, language: LocaleCode) => ValueLabels;
  /** Returns fields that come from elsewhere than the entry. */
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

/** Returns an entry as its list has it, with fields that come from elsewhere. */
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
