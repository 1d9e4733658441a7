import type { ReactNode } from "react";
import type { AnyMessageKey } from "../../i18n";
import type { Column } from "../columns";

/** The row context of a cell's component: the part in use of the context from the table library's `flexRender`. */
export interface CellContext<Row> {
  readonly row: { readonly original: Row };
}

/** A column as a table draws it. */
export interface ViewColumn<Row> {
  readonly id: string;
  readonly heading: AnyMessageKey;
  readonly cell: (context: CellContext<Row>) => ReactNode;
  /** True if it names the row. */
  readonly isRowHeader?: boolean | undefined;
  /** Returns whether a row has no value there. A column in which no row has any is not shown. */
  readonly isMissing?: ((row: Row) => boolean) | undefined;
  /** True if its values do not say what they are: where no headings are in sight, each bears the column's name. */
  readonly isLabelled?: boolean | undefined;
  /** True if another column says the same in more words: it is left out where rows are stacked. */
  readonly isRepeated?: boolean | undefined;
  readonly sortable?: boolean | undefined;
  readonly width?: Column["width"] | undefined;
}
