import { useMemo } from "react";
import { Word } from "../../i18n";
import { type ListingColumn, type ListingRow, PlainTable } from "../ListingTable";
import { useAddressedRow } from "../ListingTable/useAddressedRow";
import * as styles from "./index.module.css";

interface Props<Row extends ListingRow> {
  readonly rows: readonly Row[];
  /** The columns of the list from which the entries came, stable between renders. */
  readonly columns: readonly ListingColumn<Row>[];
}

/** Nothing hides a row of an archive. */
const revealNothing = () => undefined;

/** The entries whose last day is over, each marked; nothing where there are none. */
export function Archive<Row extends ListingRow>({ rows, columns }: Props<Row>) {
  const marked = useMemo(() => columns.filter(({ hidden }) => !hidden).map(withMark), [columns]);
  const keys = useMemo(() => new Set(rows.map(({ key }) => key)), [rows]);
  const addressed = useAddressedRow(keys, revealNothing);
  if (rows.length === 0) return null;
  return (
    <section className={styles.archive} aria-labelledby="archive-title">
      <h2 id="archive-title">
        <Word id="listing.archive" />
      </h2>
      <p>
        <Word id="listing.archiveHelp" />
      </p>
      <PlainTable
        caption="listing.archiveCaption"
        rows={rows}
        columns={marked}
        rowAddresses
        addressed={addressed}
        becomesCards
      />
    </section>
  );
}

function withMark<Row extends ListingRow>(column: ListingColumn<Row>): ListingColumn<Row> {
  if (!column.isRowHeader) return column;
  const { value, cell = value } = column;
  return {
    ...column,
    cell: (row) => (
      <>
        {cell(row)}{" "}
        <span className={styles.tag}>
          <Word id="listing.archived" />
        </span>
      </>
    ),
  };
}
