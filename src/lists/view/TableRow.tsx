import { flexRender } from "@tanstack/react-table/flex-render";
import { type ReactNode, useMemo } from "react";
import { Message, useFormats } from "../../i18n";
import * as addressStyles from "./address.module.css";
import * as styles from "./table.module.css";
import type { ViewColumn } from "./view-column";

interface Props<Row extends { readonly key: string }> {
  readonly row: Row;
  /** The row number, from 1. */
  readonly serial: number;
  readonly columns: readonly ViewColumn<Row>[];
  /** Renders a tag next to the row's name. */
  readonly tag?: ((row: Row) => ReactNode) | undefined;
  /** The id of the label for links to rows; omitted if rows have no links. */
  readonly linkLabel?: string | undefined;
  /** True if the page's fragment is this row. */
  readonly isTarget?: boolean;
}

/** Renders one entry. Memoised. */
export function TableRow<Row extends { readonly key: string }>(props: Props<Row>) {
  const { row, serial, columns, tag, linkLabel, isTarget = false } = props;
  const { number } = useFormats();
  return useMemo(
    () => (
      <tr id={row.key} data-target={isTarget || undefined}>
        <td>{number(serial)}</td>
        {columns.map(({ id, heading, cell, isRowHeader, isMissing, isLabelled, isRepeated }) => {
          if (isMissing?.(row)) return <td key={id} />;
          const content = flexRender(cell, { row: { original: row } });
          if (isRowHeader) {
            const name = linkLabel && `${row.key}-name`;
            return (
              <th key={id} scope="row">
                {name ? <span id={name}>{content}</span> : content}
                {linkLabel && (
                  // biome-ignore lint/a11y/useAnchorContent: its accessible name is the label and the row's title.
                  <a href={`#${row.key}`} className={addressStyles.address} aria-labelledby={`${linkLabel} ${name}`} />
                )}
                {tag && <> {tag(row)}</>}
              </th>
            );
          }
          return (
            <td key={id} className={isRepeated ? styles.repeated : undefined}>
              {isLabelled && (
                <span className={styles.label} aria-hidden="true">
                  <Message id={heading} />
                </span>
              )}
              {content}
            </td>
          );
        })}
      </tr>
    ),
    [row, serial, columns, tag, linkLabel, isTarget, number],
  );
}
