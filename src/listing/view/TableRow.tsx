import { flexRender } from "@tanstack/react-table/flex-render";
import { type ReactNode, useMemo } from "react";
import { useFormats } from "../../i18n";
import * as rowLink from "./row-link.module.css";
import * as styles from "./table.module.css";
import { ValueCell } from "./ValueCell";
import type { ViewColumn } from "./view-column";
import { withWidth } from "./widths";

interface Props<Row extends { readonly key: string }> {
  readonly row: Row;
  /** Its place in the list as shown, from 1. */
  readonly serial: number;
  readonly columns: readonly ViewColumn<Row>[];
  /** Renders the content beside the row's name. */
  readonly tag?: ((row: Row) => ReactNode) | undefined;
  /** The element that names the links to the rows' own URLs; left out where rows show none. */
  readonly linkLabel?: string | undefined;
  /** True if the page was opened at this row. */
  readonly isTarget?: boolean;
}

/** One entry, drawn again only when something of it changed. On a narrow screen it is a card, and each value bears its column's name. */
export function TableRow<Row extends { readonly key: string }>(props: Props<Row>) {
  const { row, serial, columns, tag, linkLabel, isTarget = false } = props;
  const { number } = useFormats();
  return useMemo(
    () => (
      <tr id={row.key} role="row" className={styles.row} data-target={isTarget || undefined}>
        <td role="cell" className={styles.serial}>
          {number(serial)}
          {linkLabel && (
            // biome-ignore lint/a11y/useAnchorContent: it is named by the elements it refers to, the row's title among them.
            <a href={`#${row.key}`} className={rowLink.link} aria-labelledby={`${linkLabel} ${row.key}-name`} />
          )}
        </td>
        {columns.map(({ id, heading, cell, isRowHeader, isMissing, width }) => {
          const content = isMissing?.(row) ? null : flexRender(cell, { row: { original: row } });
          return isRowHeader ? (
            <th
              key={id}
              id={linkLabel && `${row.key}-name`}
              scope="row"
              role="rowheader"
              className={withWidth(styles.rowHeader, width)}
            >
              {content}
              {tag && <> {tag(row)}</>}
            </th>
          ) : (
            <ValueCell key={id} heading={heading} width={width}>
              {content}
            </ValueCell>
          );
        })}
      </tr>
    ),
    [row, serial, columns, tag, linkLabel, isTarget, number],
  );
}
