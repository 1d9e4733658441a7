import { type ReactNode, useMemo } from "react";
import { Word } from "../../i18n";
import { type ListingColumn, type ListingRow, PlainTable } from "../ListingTable";
import { useAddressedRow } from "../ListingTable/useAddressedRow";
import * as styles from "./index.module.css";
import { allMarked } from "./marked";

interface Props<Row extends ListingRow> {
  readonly rows: readonly Row[];
  /** The columns of the list from which the entries came, stable between renders. */
  readonly columns: readonly ListingColumn<Row>[];
  /** The number of the first row, where the archive is parted into pages. */
  readonly firstSerial?: number;
  /** Shows a row of the page's address that is not here; called once for each. */
  readonly reveal?: (key: string) => void;
  /** What stands below the rows. */
  readonly children?: ReactNode;
}

/** Nothing hides a row of an archive that is whole. */
const revealNothing = () => undefined;

/** The entries whose last day is over, each marked; nothing where there are none. */
export function Archive<Row extends ListingRow>(props: Props<Row>) {
  const { rows, columns, firstSerial = 1, reveal = revealNothing, children } = props;
  const shown = useMemo(() => allMarked(columns.filter(({ hidden }) => !hidden)), [columns]);
  const keys = useMemo(() => new Set(rows.map(({ key }) => key)), [rows]);
  const addressed = useAddressedRow(keys, reveal);
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
        columns={shown}
        rowAddresses
        addressed={addressed}
        becomesCards
        firstSerial={firstSerial}
      />
      {children}
    </section>
  );
}
