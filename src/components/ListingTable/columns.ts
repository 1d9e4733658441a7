import type { ReactNode } from "react";
import type { AnyWordKey } from "../../i18n";
import type { VocabularyName } from "../../schema/vocabularies";

/** What every row of a listing has. */
export interface ListingRow {
  /** The entry's key: the row's permanent address on its page. */
  readonly key: string;
}

/** A column of a listing: what it holds, how it is shown, and whether visitors narrow the list by it. */
export interface ListingColumn<Row extends ListingRow> {
  /** Also the name of its facet in the page's address. */
  readonly id: string;
  readonly heading: AnyWordKey;
  /** What is sorted, searched and counted. Numbers and ISO dates sort as such, other texts by the language's collation. */
  readonly value: (row: Row) => string | number;
  /** What is shown; the value itself where left out. */
  readonly cell?: (row: Row) => ReactNode;
  /** Makes the column a facet; gives the words for one of its values. */
  readonly facet?: (value: string | number) => string;
  /** The facet's values in the order to offer them; by default as they come in the list. */
  readonly choices?: readonly string[];
  /** The vocabulary its values are from; it makes the column a facet with those words in that order. */
  readonly vocabulary?: VocabularyName;
  /** What stands in downloads where the value does not say it; empty for nothing. */
  readonly download?: (row: Row) => string;
  /** A column that is only searched and narrowed by, not shown. */
  readonly hidden?: boolean;
  /** The column that names the row. */
  readonly isRowHeader?: boolean;
  /** Whether visitors may sort by it. */
  readonly sortable?: boolean;
  /**
   * Its width beside the others, for lists that grow long. Where a column has one, none is as wide as what the rows hold asks
   * for, so that rows off the screen need not be laid out.
   */
  readonly width?: "narrow" | "medium" | "wide" | "widest";
}
