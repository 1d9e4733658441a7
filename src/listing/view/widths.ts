import type { ViewColumn } from "./view-column";
import * as styles from "./widths.module.css";

type Width = NonNullable<ViewColumn<unknown>["width"]>;

/** The classes of widths; the medium one is that of every cell. */
const classes: Readonly<Record<Width, string | undefined>> = {
  narrow: styles.narrow,
  medium: undefined,
  wide: styles.wide,
  widest: styles.widest,
};

/** The class of a table whose columns have widths of their own, whatever the rows hold; none for others. */
export function widthsOf(columns: readonly { readonly width?: Width | undefined }[]): string | undefined {
  return columns.some(({ width }) => width !== undefined) ? styles.given : undefined;
}

/** The classes of a cell or a heading: what it is, and the width of its column. */
export function withWidth(what: string | undefined, width: Width | undefined): string | undefined {
  const own = width && classes[width];
  return own ? `${what} ${own}` : what;
}
