import { flexRender } from "@tanstack/react-table/flex-render";
import { type ReactNode, useMemo } from "react";
import { Message, useFormats } from "../../i18n";
import * as addressStyles from "./address.module.css";
import * as styles from "./table.module.css";
import type { ViewColumn } from "./view-column";

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

/** One entry, rendered again only when it changed. */
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
                  // biome-ignore lint/a11y/useAnchorContent: it is named by the elements it refers to, the row's title among them.
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
