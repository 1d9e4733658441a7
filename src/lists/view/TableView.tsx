import { type ReactNode, useMemo } from "react";
import { useIncrementalRender } from "../../app/hooks";
import { type AnyMessageKey, Message, type MessageValues, useFormats, useTranslate } from "../../i18n";
import { hasSameRows, type ListGroup } from "../groups";
import type { ListQuery } from "../query-string";
import * as addressStyles from "./address.module.css";
import { GroupHeading } from "./Groups";
import * as shortStyles from "./short.module.css";
import * as sortStyles from "./sort.module.css";
import * as styles from "./table.module.css";
import type { ViewColumn } from "./view-column";

/** The number of rows rendered per frame, after those that fill the screen. */
const step = 12;

/** Minimum heights of a row and a card, and the maximum screen width with cards, in CSS pixels. */
const least = { row: 44, card: 64, width: 959 };

/** Returns the maximum number of rows that fit on the screen. */
function rowsOnScreen(): number {
  return Math.ceil(window.innerHeight / (window.innerWidth > least.width ? least.row : least.card));
}

/**
 * Returns the rows to render now. The rows on the screen are rendered first if the reader starts at the first row.
 *
 * @param startsAtTop whether the first row is visible when rows change; otherwise all rows are rendered at once
 */
function useInitialRows<Row>(groups: readonly ListGroup<Row>[], startsAtTop: boolean): readonly ListGroup<Row>[] {
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const first = () => (startsAtTop ? rowsOnScreen() : Number.POSITIVE_INFINITY);
  const count = useIncrementalRender(groups, { first, step, total }, hasSameRows);
  return count >= total ? groups : beginningOf(groups, count);
}

function beginningOf<Row>(groups: readonly ListGroup<Row>[], count: number): ListGroup<Row>[] {
  let left = count;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

interface Props<Row extends { readonly key: string }> {
  readonly caption: AnyMessageKey;
  readonly captionValues?: MessageValues;
  readonly columns: readonly ViewColumn<Row>[];
  readonly groups: readonly ListGroup<Row>[];
  readonly sort?: ListQuery["sort"];
  readonly onSort?: (column: string) => void;
  /** The number of the first row in a paginated list. */
  readonly firstSerial?: number;
  /** True if each row links to its fragment, because its entry has no page. */
  readonly rowLinks?: boolean;
  /** Renders a tag next to a row's name; stable between renders. */
  readonly tag?: ((row: Row) => ReactNode) | undefined;
  /** The key of the row in the page's fragment. */
  readonly target?: string | undefined;
  /** True if the first row is visible when rows change, so that it may be rendered first. */
  readonly startsAtTop?: boolean;
  /** True if rows become cards on narrow screens, for tables with many columns. */
  readonly isStacked: boolean;
  /** A last row: a label, and one cell for each column after the first. */
  readonly footer?: { readonly label: ReactNode; readonly cells: readonly ReactNode[] };
}

/** Renders a table with headings, groups of numbered rows, and an optional last row for sums. */
export function TableView<Row extends { readonly key: string }>({
  caption,
  captionValues,
  columns: given,
  groups,
  sort,
  onSort,
  isStacked,
  footer,
  firstSerial = 1,
  rowLinks = false,
  target,
  tag,
  startsAtTop = false,
}: Props<Row>) {
  const labelId = `address:${caption}`;
  const linkLabel = rowLinks ? labelId : undefined;
  const drawn = useInitialRows(groups, startsAtTop);
  const columns = useMemo(
    () => given.filter(({ isMissing }) => !isMissing || groups.some(({ rows }) => rows.some((row) => !isMissing(row)))),
    [given, groups],
  );
  let serial = firstSerial - 1;
  return (
    // A table wider than the screen is focusable, so that the keyboard can scroll it.
    <div className={isStacked ? styles.list : shortStyles.short} tabIndex={isStacked ? undefined : 0}>
      <table className={styles.table} data-laid-out={target !== undefined || undefined}>
        <caption className="visuallyHidden">
          <Message id={caption} {...(captionValues && { values: captionValues })} />
          {rowLinks && (
            <span id={labelId} hidden>
              <Message id="listing.address" />
            </span>
          )}
        </caption>
        <thead>
          <tr>
            <HeadingCell heading="listing.serial" />
            {columns.map(({ id, heading, sortable, width, isNumber }) => (
              <HeadingCell
                key={id}
                heading={heading}
                width={width}
                isNumber={isNumber}
                direction={sort?.column !== id ? undefined : sort.descending ? "descending" : "ascending"}
                onSort={sortable && onSort ? () => onSort(id) : undefined}
              />
            ))}
          </tr>
        </thead>
        {drawn.map((group) => (
          <tbody key={group.value}>
            {group.label && <GroupHeading group={group} columnCount={columns.length + 1} />}
            {group.rows.map((row) => {
              serial += 1;
              return (
                <TableRow
                  key={row.key}
                  row={row}
                  serial={serial}
                  columns={columns}
                  tag={tag}
                  linkLabel={linkLabel}
                  isTarget={row.key === target}
                />
              );
            })}
          </tbody>
        ))}
        {footer && (
          <tfoot>
            <tr>
              <td />
              <th scope="row">{footer.label}</th>
              {footer.cells.map((cell, index) => (
                <td
                  key={columns[index + 1]?.id ?? index}
                  className={columns[index + 1]?.isNumber ? styles.number : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface HeadingProps extends Pick<ViewColumn<unknown>, "width" | "isNumber"> {
  readonly heading: AnyMessageKey;
  /** The current sort direction of this column. */
  readonly direction?: "ascending" | "descending" | undefined;
  /** Called to sort by this column; omitted if the column is not sortable. */
  readonly onSort?: (() => void) | undefined;
}

const { narrow, short, medium, wide } = styles;
const widths = { narrow, short, medium, wide };

/** Renders the heading of a column, as a button if the column is sortable. */
function HeadingCell({ heading, width, isNumber, direction, onSort }: HeadingProps) {
  const translate = useTranslate();
  const classes = [onSort && styles.sortable, width && widths[width], isNumber && styles.number]
    .filter(Boolean)
    .join(" ");
  return (
    <th scope="col" aria-sort={direction} className={classes || undefined}>
      {onSort ? (
        <button
          type="button"
          className={sortStyles.sort}
          data-sort={direction ?? "none"}
          title={translate("listing.sortBy", { column: translate(heading) })}
          onClick={onSort}
        >
          <Message id={heading} />
        </button>
      ) : (
        <Message id={heading} />
      )}
    </th>
  );
}

interface RowProps<Row extends { readonly key: string }> {
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
function TableRow<Row extends { readonly key: string }>(props: RowProps<Row>) {
  const { row, serial, columns, tag, linkLabel, isTarget = false } = props;
  const { number } = useFormats();
  return useMemo(
    () => (
      <tr id={row.key} data-target={isTarget || undefined}>
        <td>{number(serial)}</td>
        {columns.map(({ id, heading, cell, isRowHeader, isMissing, isLabelled, isRepeated, isNumber }) => {
          if (isMissing?.(row)) return <td key={id} />;
          const content = cell(row);
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
            <td key={id} className={isNumber ? styles.number : isRepeated?.(row) ? styles.repeated : undefined}>
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
