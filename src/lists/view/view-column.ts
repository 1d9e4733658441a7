import type { ReactNode } from "react";
import type { AnyMessageKey } from "../../i18n";
import type { Column } from "../columns";

/** A column as a table renders it. */
export interface ViewColumn<Row> {
  readonly id: string;
  readonly heading: AnyMessageKey;
  readonly cell: (row: Row) => ReactNode;
  /** True if the column names the row. */
  readonly isRowHeader?: boolean | undefined;
  /** Returns whether a row has no value in the column. A column without any value is not shown. */
  readonly isMissing?: ((row: Row) => boolean) | undefined;
  /** True if values need the column's name as a label when headings are not visible. */
  readonly isLabelled?: boolean | undefined;
  /** Returns whether the row shows the same elsewhere. It is then hidden where rows are stacked. */
  readonly isRepeated?: ((row: Row) => boolean) | undefined;
  /** True if its values are numbers to compare, aligned at the end. */
  readonly isNumber?: boolean | undefined;
  readonly sortable?: boolean | undefined;
  readonly width?: Column["width"] | undefined;
}
