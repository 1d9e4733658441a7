import type { ListingColumn, ListingRow } from "./columns";
import * as styles from "./index.module.css";

type Width = NonNullable<ListingColumn<ListingRow>["width"]>;

/** The classes of widths; the medium one is that of every cell. */
const classes: Readonly<Record<Width, string | undefined>> = {
  narrow: styles.narrow,
  medium: undefined,
  wide: styles.wide,
  widest: styles.widest,
};

/** Whether the columns have widths of their own, whatever the rows hold. */
export function haveWidths(columns: readonly { readonly width?: Width }[]): boolean {
  return columns.some(({ width }) => width !== undefined);
}

/** The classes of a cell or a heading: what it is, and the width of its column. */
export function withWidth(what: string | undefined, width: Width | undefined): string | undefined {
  const own = width && classes[width];
  return own ? `${what} ${own}` : what;
}
