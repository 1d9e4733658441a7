import type * as z from "zod";
import type { AnyMessageKey } from "../i18n/messages";
import type { Collection } from "../schema/collection";
import type { CollectionName } from "../schema/collections";
import type { VocabularyName } from "../schema/vocabularies";

/**
 * The type of a column, which determines how its values are read (`create-row.ts`), shown (`src/components/ListCells`) and
 * written (`format-cell.ts`).
 */
export type ColumnType =
  /** The text that names the row; one per list. */
  | "title"
  /** A text in the page's language, or in English as a fallback. */
  | "text"
  /** A line that is the same in every language. */
  | "line"
  | "code"
  | "email"
  | "telephone"
  /** A link to another site. */
  | "link"
  /** The address of a small picture of the entry. */
  | "picture"
  /** A value of a vocabulary. */
  | "choice"
  /** The key of an entry in another collection. The list provides its name. */
  | "reference"
  | "number"
  /** A year, or the year of a day. */
  | "year"
  | "date"
  /** The status of a day at the time of reading: `open`, or `closed` after the day. */
  | "status"
  /** The source document or link of an entry, or the page of the site with the content. */
  | "source";

/** A column of a list as plain data. It defines the heading, cells, facet, sorting, rows file and downloads. */
export interface Column {
  /** The column's id, also the name of its facet in the URL. */
  readonly id: string;
  /** The field of the entry. */
  readonly field: string;
  readonly type: ColumnType;
  readonly heading: AnyMessageKey;
  /** The vocabulary of the column's values, which also sets their order. */
  readonly vocabulary?: VocabularyName;
  /** The message keys of the column's values in display order, if they have no vocabulary. */
  readonly words?: Readonly<Record<string, AnyMessageKey>>;
  /** The message of a number with its unit. */
  readonly phrase?: AnyMessageKey;
  /** True if visitors can filter by the column. */
  readonly facet?: true;
  /** True if visitors can sort by the column. */
  readonly sortable?: true;
  /** True if the column serves only search and filters. */
  readonly hidden?: true;
  /** Relative width in long lists, so that columns do not move while rows load. */
  readonly width?: "narrow" | "short" | "medium" | "wide";
}

/** The fields of a collection, by the type of the collection. */
export type FieldsOf<Entries> = Entries extends Collection<string, infer Fields> ? Fields : never;

/** The column types for a field, by the type of its value. */
type TypeFor<Value> = Value extends number
  ? "number" | "year"
  : Value extends string
    ? string extends Value
      ? "choice" | "line" | "code" | "email" | "telephone" | "link" | "reference" | "date" | "year" | "status"
      : "choice"
    : "title" | "text";

type FieldColumn<Name extends string, Value> = Partial<Pick<Column, "id" | "heading">> &
  Omit<Column, "id" | "field" | "type" | "heading" | "vocabulary"> & {
    readonly field: Name;
  } & (
    | { readonly type: Exclude<TypeFor<Value>, "choice"> }
    | { readonly type: Extract<TypeFor<Value>, "choice">; readonly vocabulary: VocabularyName }
  );

type SourceColumn = Pick<Column, "width"> & { readonly type: "source" };

/** A column for a field of the collection's schema, limited to the types that fit the field. */
export type ColumnOf<Entries> =
  | {
      [Name in keyof FieldsOf<Entries> & string]: FieldColumn<Name, NonNullable<z.output<FieldsOf<Entries>[Name]>>>;
    }[keyof FieldsOf<Entries> & string]
  | ("document" extends keyof FieldsOf<Entries> ? SourceColumn : never);

/** A column of any collection. Its type may not fit its field. */
export type LooseColumn = SourceColumn | (Partial<Pick<Column, "id" | "heading">> & Omit<Column, "id" | "heading">);

/** Completes columns with their ids and headings. The default heading is the label of the field. */
export function completeColumns(collection: CollectionName, columns: readonly LooseColumn[]): readonly Column[] {
  return columns.map((column): Column => {
    if (!("field" in column)) return { ...column, id: "links", field: "document", heading: "listing.links" };
    return { id: column.field, heading: `field.${collection}.${column.field}`, ...column };
  });
}
