import { useCallback, useMemo } from "react";
import { type AnyWordKey, useFormats, Word } from "../../i18n";
import { NothingYet } from "../NothingYet";
import { everything, isEverything } from "./address";
import type { ListingColumn, ListingRow } from "./columns";
import { FetchFailed } from "./FetchFailed";
import { groupRows } from "./groups";
import { ListingView } from "./ListingView";
import { useAddressedRow } from "./useAddressedRow";
import { useListing } from "./useListing";
import { useRequest } from "./useRequest";
import { useVocabularyColumns } from "./useVocabularyColumns";

export type { ListingColumn, ListingRow } from "./columns";
export { PlainTable } from "./PlainTable";

interface Props<Row extends ListingRow> {
  readonly caption: AnyWordKey;
  readonly rows: readonly Row[];
  /** The columns, stable between renders. */
  readonly columns: readonly ListingColumn<Row>[];
  /** The column whose values part the list into headed groups. */
  readonly groupBy?: string;
}

/** A list of entries, with search, facets and sorting in the page's address. Every row is in the HTML. */
export function ListingTable<Row extends ListingRow>({ caption, rows, columns: given, groupBy }: Props<Row>) {
  const columns = useVocabularyColumns(given);
  const { number } = useFormats();
  const { request, ask, isSeenAnew } = useRequest(
    columns.filter(({ facet }) => facet).map(({ id }) => id),
    columns.map(({ id }) => id),
  );
  const { found, optionsOf, isAwaited, hasFailed, fetchEngine } = useListing(rows, columns, request);
  const groups = useMemo(
    () =>
      groupRows(
        found,
        rows,
        columns.find(({ id }) => id === groupBy),
      ),
    [found, rows, columns, groupBy],
  );
  const counts = { count: found.length, shown: number(found.length), total: number(rows.length) };

  const shown = useMemo(() => new Set(found.map(({ key }) => key)), [found]);
  const reveal = useCallback(
    (key: string) => {
      if (rows.some((row) => row.key === key)) ask(everything, "replace", window.location.hash);
    },
    [rows, ask],
  );
  const addressed = useAddressedRow(shown, reveal);

  if (rows.length === 0) return <NothingYet />;
  return (
    <ListingView
      caption={caption}
      columns={columns}
      request={request}
      ask={ask}
      optionsOf={optionsOf}
      groups={groups}
      jumps={
        groupBy ? groups.map(({ value, label, rows: { length } }) => ({ value, label, count: length })) : undefined
      }
      foundCount={found.length}
      status={
        hasFailed ? (
          <FetchFailed retry={fetchEngine} />
        ) : isAwaited ? (
          <Word id="listing.fetching" />
        ) : (
          <Word id={isEverything(request) ? "listing.count" : "listing.filtered"} values={counts} />
        )
      }
      onTurnTo={fetchEngine}
      foundRows={() => found}
      addressed={addressed}
      isSeenAnew={isSeenAnew}
    />
  );
}
