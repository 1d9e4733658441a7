import type { ReactNode } from "react";
import { type AnyWordKey, Word, type WordValues } from "../../i18n";
import type { ListingRequest } from "./address";
import type { ListingColumn, ListingRow } from "./columns";
import { GroupHeading } from "./GroupParts";
import type { ListingGroup } from "./groups";
import { HeadingCell } from "./HeadingCell";
import { TableRow } from "./TableRow";
import * as styles from "./table.module.css";
import { useFirstRows } from "./useFirstRows";
import { ValueCell } from "./ValueCell";
import { widthsOf } from "./widths";

interface Props<Row extends ListingRow> {
  readonly caption: AnyWordKey;
  readonly captionValues?: WordValues;
  readonly columns: readonly ListingColumn<Row>[];
  readonly groups: readonly ListingGroup<Row>[];
  readonly sort?: ListingRequest["sort"];
  readonly onSort?: (column: string) => void;
  /** The number of the first row, where the list is parted into pages. */
  readonly firstSerial?: number;
  /** Whether each row has a link to its own address. */
  readonly rowAddresses?: boolean;
  /** The key of the row that the page was opened at. */
  readonly addressed?: string | undefined;
  /** Whether the rows are seen from their beginning when they change, so that the first may come first. */
  readonly isSeenAnew?: boolean;
  /** Whether rows become cards where the screen is narrow, for tables with more columns than it holds. */
  readonly becomesCards: boolean;
  /** A last row, a cell for each column after the first, which says what the row is. */
  readonly footer?: { readonly label: ReactNode; readonly cells: readonly ReactNode[] };
}

/** The markup of a table: headings, groups of rows with running numbers, and a last row for sums. */
export function TableView<Row extends ListingRow>({
  caption,
  captionValues,
  columns,
  groups,
  sort,
  onSort,
  becomesCards,
  footer,
  firstSerial = 1,
  rowAddresses = false,
  addressed,
  isSeenAnew = false,
}: Props<Row>) {
  const labelId = `address:${caption}`;
  const addressLabel = rowAddresses ? labelId : undefined;
  const drawn = useFirstRows(groups, isSeenAnew);
  const kinds = [styles.table, becomesCards ? styles.cards : styles.plain, widthsOf(columns) ?? []].flat();
  let serial = firstSerial - 1;
  return (
    <table role="table" className={kinds.join(" ")} data-laid-out={addressed !== undefined || undefined}>
      <caption className="visuallyHidden">
        <Word id={caption} {...(captionValues && { values: captionValues })} />
        {rowAddresses && (
          <span id={labelId} hidden>
            <Word id="listing.address" />
          </span>
        )}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <HeadingCell heading="listing.serial" direction={undefined} />
          {columns.map(({ id, heading, sortable, width }) => (
            <HeadingCell
              key={id}
              heading={heading}
              width={width}
              direction={sort?.column !== id ? undefined : sort.descending ? "descending" : "ascending"}
              onSort={sortable && onSort ? () => onSort(id) : undefined}
            />
          ))}
        </tr>
      </thead>
      {drawn.map((group) => (
        <tbody key={group.value} role="rowgroup">
          {group.label && <GroupHeading group={group} columnCount={columns.length + 1} />}
          {group.rows.map((row) => {
            serial += 1;
            const isAddressed = row.key === addressed;
            return <TableRow key={row.key} {...{ row, serial, columns, addressLabel, isAddressed }} />;
          })}
        </tbody>
      ))}
      {footer && (
        <tfoot role="rowgroup">
          <tr role="row" className={styles.row}>
            <td role="cell" className={styles.serial} />
            <th scope="row" role="rowheader" className={styles.rowHeader}>
              {footer.label}
            </th>
            {footer.cells.map((cell, index) => (
              <ValueCell key={columns[index + 1]?.id ?? index} heading={columns[index + 1]?.heading}>
                {cell}
              </ValueCell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
