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
  /** Tells whether a row has nothing there; a card then leaves the column out. */
  readonly isMissing?: ((row: Row) => boolean) | undefined;
  readonly sortable?: boolean | undefined;
  readonly width?: Column["width"] | undefined;
}
