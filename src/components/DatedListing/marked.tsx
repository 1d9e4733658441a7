import { Word } from "../../i18n";
import { useToday } from "../../i18n/today";
import { isExpired } from "../../schema/period";
import type { ListingColumn, ListingRow } from "../ListingTable";
import * as styles from "./index.module.css";
import type { DatedRow } from "./useArchive";

/** The columns of an archive: each row's name bears a mark. */
export function allMarked<Row extends ListingRow>(columns: readonly ListingColumn<Row>[]): ListingColumn<Row>[] {
  return marked(columns, () => <Mark />);
}

/** The columns of a list, with a mark beside the name of a row whose last day is over by now. */
export function markedWhenOver<Row extends ListingRow & DatedRow>(
  columns: readonly ListingColumn<Row>[],
): ListingColumn<Row>[] {
  return marked(columns, ({ expiresOn }) => expiresOn && <MarkWhenOver expiresOn={expiresOn} />);
}

function marked<Row extends ListingRow>(
  columns: readonly ListingColumn<Row>[],
  markOf: NonNullable<ListingColumn<Row>["cell"]>,
): ListingColumn<Row>[] {
  return columns.map((column) => {
    if (!column.isRowHeader) return column;
    const { value, cell = value } = column;
    return {
      ...column,
      cell: (row) => (
        <>
          {cell(row)} {markOf(row)}
        </>
      ),
    };
  });
}

function Mark() {
  return (
    <span className={styles.tag}>
      <Word id="listing.archived" />
    </span>
  );
}

function MarkWhenOver(period: { readonly expiresOn: string }) {
  const today = useToday();
  return today !== undefined && isExpired(period, today) ? <Mark /> : null;
}
