import type { z } from "zod";
import type { AnyMessageKey } from "../i18n/messages";
import type { Collection } from "../schema/collection";
import type { CollectionName } from "../schema/collections";
import type { VocabularyName } from "../schema/vocabularies";

/**
 * The type of a column, which determines how its values are read, shown and downloaded. Each type has its rules in
 * `column-types.ts` and its cell in `src/components/List`, so that one without either does not compile.
 */
export type ColumnType =
  /** The text that names the row; a list has one such column. */
  | "title"
  /** A text in the page's language, or in English where that lacks it. */
  | "text"
  /** A line that is the same in every language. */
  | "line"
  | "code"
  | "email"
  | "telephone"
  /** A link to another site. */
  | "link"
  /** A value of a vocabulary. */
  | "choice"
  /** The key of an entry of another collection; the list gives its name. */
  | "reference"
  | "number"
  /** A year, or that of a day. */
  | "year"
  | "date"
  /** The state of a day at the moment of reading: `open`, or `closed` once the day is over. */
  | "status"
  /** The document or the link that an entry was taken from. */
  | "source"
  /** The same, or the page of the site that holds it: the fields `pageUrl` and `pageTitle`. */
  | "source-or-page";

/** A column of a list: all that its heading, cells, facet, order, rows file and downloads are made from. Plain data. */
export interface Column {
  /** Also the name of its facet in the page's URL. */
  readonly id: string;
  /** The field of the entry that it shows. */
  readonly field: string;
  readonly type: ColumnType;
  readonly heading: AnyMessageKey;
  /** The vocabulary whose words its values have, in that order. */
  readonly vocabulary?: VocabularyName;
  /** The words of its values, in the order in which they are offered, where no vocabulary has them. */
  readonly words?: Readonly<Record<string, AnyMessageKey>>;
  /** True if visitors can filter the list by it. */
  readonly facet?: true;
  /** True if visitors may sort by it. */
  readonly sortable?: true;
  /** True if it is only for search and filters and is not shown. */
  readonly hidden?: true;
  /** Its width beside the others, for lists that grow long: so no column moves while the rows arrive. */
  readonly width?: "narrow" | "medium" | "wide";
}

type Shape<Entries> = Entries extends Collection<string, infer Fields> ? Fields : never;

/** The types that can show a field, by what it holds. */
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

type SourceColumn = Pick<Column, "width"> & { readonly type: "source" | "source-or-page" };

/** A column of a collection's list: of a field that the schema has, shown as what the field holds can be. */
type ColumnOf<Entries> =
  | {
      [Name in keyof Shape<Entries> & string]: FieldColumn<Name, NonNullable<z.output<Shape<Entries>[Name]>>>;
    }[keyof Shape<Entries> & string]
  | ("document" extends keyof Shape<Entries> ? SourceColumn : never);

type LooseColumn = SourceColumn | (Partial<Pick<Column, "id" | "heading">> & Omit<Column, "id" | "heading">);

/**
 * Describes the columns of a collection's list. Where a column is not given another heading, it has the label of its field.
 *
 * @param name the collection's name, whose type is the parameter
 */
export function describeColumns<Entries extends { readonly name: CollectionName }>(
  name: Entries["name"],
  columns: readonly ColumnOf<Entries>[],
): readonly Column[];
export function describeColumns(name: CollectionName, columns: readonly LooseColumn[]): readonly Column[] {
  return columns.map((column): Column => {
    if (!("field" in column)) return { ...column, id: "links", field: "document", heading: "listing.links" };
    return { id: column.field, heading: `field.${name}.${column.field}`, ...column };
  });
}
