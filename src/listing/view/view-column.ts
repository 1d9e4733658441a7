import type { ReactNode } from "react";
import type { AnyMessageKey } from "../../i18n";
import type { Column } from "../columns";

/** What a cell's component is given of its row: what the table library's `flexRender` gives it, as far as it is used. */
export interface CellContext<Row> {
  readonly row: { readonly original: Row };
}

/** A column as a table draws it. */
export interface ViewColumn<Row> {
  readonly id: string;
  readonly heading: AnyMessageKey;
  readonly cell: (context: CellContext<Row>) => ReactNode;
  /** Whether it names the row. */
  readonly isRowHeader?: boolean | undefined;
  /** Tells whether a row has nothing there; a card then leaves the column out. */
  readonly isMissing?: ((row: Row) => boolean) | undefined;
  readonly sortable?: boolean | undefined;
  readonly width?: Column["width"] | undefined;
}
