import type { AnyMessageKey } from "../i18n/messages";
import type { CollectionName } from "../schema/collections";
import type { RouteId } from "../site/routes";
import { type Column, type ColumnOf, completeColumns, type FieldsOf, type LooseColumn } from "./columns";

/** The parts of an entry that the search indexes in addition to title, date and document text, as names of fields. */
export interface SearchParts<Name extends string = string> {
  /** The fields that results show. */
  readonly details?: readonly Name[];
  /** The field with a one-sentence summary. */
  readonly summary?: Name;
  /** Texts that are searched but not shown. For a list of items, their texts. */
  readonly body?: readonly Name[];
  /** Fields of columns that are searched with the first word in the list's box, but not shown in results. */
  readonly unshown?: readonly Name[];
  /** The field with the number or code that is found as written. */
  readonly reference?: Name;
  /** True if the year of an entry is neither shown nor sorted by. */
  readonly isUndated?: true;
}

/** The fields that sort entries; after `-` in descending order. Entries with equal values are sorted by key. */
export type Order<Name extends string = string> = readonly (Name | `-${Name}`)[];

/** The description of a list as plain data. The list's pages, entry pages, search, calendars and preview follow from it. */
export interface ListDescription {
  /** The page with the list. */
  readonly route: RouteId;
  readonly collection: CollectionName;
  /** The caption of the list's table. */
  readonly caption: AnyMessageKey;
  readonly columns: readonly Column[];
  /** Columns that only the page of an entry shows. */
  readonly details: readonly Column[];
  readonly order: Order;
  /** The facet that groups the list. */
  readonly groupBy?: string;
  /** The column with the value that related entries share. By default, related entries are neighbours in the list. */
  readonly relatedBy?: string;
  /** The field with the last day for responses, which feeds, calendars and the home page name. */
  readonly deadline?: string;
  /** True if the documents of the entries are forms to fill in. A page with a form does not show its text. */
  readonly hasForms?: true;
  /** The schema.org type of the entries' pages, if not that of a document. */
  readonly pageType?: string;
  readonly search: SearchParts;
}

type Own = "columns" | "details" | "collection" | "order" | "deadline" | "search";

type Given<Entries, Name extends string> = Omit<ListDescription, Own> & {
  readonly columns: readonly ColumnOf<Entries>[];
  readonly details?: readonly ColumnOf<Entries>[];
  readonly order: Order<Name>;
  readonly deadline?: Name;
  readonly search?: SearchParts<Name>;
};

type Loose = Omit<Given<never, string>, "columns" | "details"> &
  Readonly<Record<"columns", readonly LooseColumn[]>> & {
    readonly details?: readonly LooseColumn[];
  };

/**
 * Describes the list of a collection. The default heading of a column is the label of its field.
 *
 * @param collection the collection's name; its type is the type parameter
 */
export function describeList<Entries extends { readonly name: CollectionName }>(
  collection: Entries["name"],
  description: Given<Entries, keyof FieldsOf<Entries> & string>,
): ListDescription;
export function describeList(
  collection: CollectionName,
  { columns, details = [], search = {}, ...others }: Loose,
): ListDescription {
  return {
    ...others,
    collection,
    columns: completeColumns(collection, columns),
    details: completeColumns(collection, details),
    search,
  };
}
