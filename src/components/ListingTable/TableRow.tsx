import { useMemo } from "react";
import { useFormats } from "../../i18n";
import type { ListingColumn, ListingRow } from "./columns";
import * as styles from "./table.module.css";
import { ValueCell } from "./ValueCell";
import { withWidth } from "./widths";

interface Props<Row extends ListingRow> {
  readonly row: Row;
  /** Its place in the list as shown, from 1. */
  readonly serial: number;
  readonly columns: readonly ListingColumn<Row>[];
  /** The element that says what the link to the row's own address is; left out where rows show no such link. */
  readonly addressLabel?: string | undefined;
  /** Whether the page was opened at this row. */
  readonly isAddressed?: boolean;
}

/** One entry, drawn again only when something of it changed. On a narrow screen it is a card, and each value bears its column's name. */
export function TableRow<Row extends ListingRow>({
  row,
  serial,
  columns,
  addressLabel,
  isAddressed = false,
}: Props<Row>) {
  const { number } = useFormats();
  return useMemo(
    () => (
      <tr id={row.key} role="row" className={styles.row} data-addressed={isAddressed || undefined}>
        <td role="cell" className={styles.serial}>
          {number(serial)}
          {addressLabel && (
            // biome-ignore lint/a11y/useAnchorContent: it is named by the elements it refers to, the row's title among them.
            <a href={`#${row.key}`} className={styles.address} aria-labelledby={`${addressLabel} ${row.key}-name`} />
          )}
        </td>
        {columns.map(({ id, heading, value, cell, isRowHeader, width }) => {
          const content = cell ? cell(row) : value(row);
          return isRowHeader ? (
            <th
              key={id}
              id={addressLabel && `${row.key}-name`}
              scope="row"
              role="rowheader"
              className={withWidth(styles.rowHeader, width)}
            >
              {content}
            </th>
          ) : (
            <ValueCell key={id} heading={heading} width={width}>
              {content}
            </ValueCell>
          );
        })}
      </tr>
    ),
    [row, serial, columns, addressLabel, isAddressed, number],
  );
}
