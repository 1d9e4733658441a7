import { useMemo } from "react";
import type { ListingColumn, ListingRow } from "../../components/ListingTable/columns";
import { PlainTable } from "../../components/ListingTable/PlainTable";
import type { AnyWordKey } from "../../i18n";

interface Props<Row extends ListingRow> {
  readonly caption: AnyWordKey;
  readonly rows: readonly Row[];
  readonly columns: readonly ListingColumn<Row>[];
}

/** A list's columns as a visitor sees them, those that only filters use left out. */
export function CardTable<Row extends ListingRow>({ caption, rows, columns }: Props<Row>) {
  const shown = useMemo(() => columns.filter(({ hidden }) => !hidden), [columns]);
  return <PlainTable caption={caption} rows={rows} columns={shown} becomesCards />;
}
