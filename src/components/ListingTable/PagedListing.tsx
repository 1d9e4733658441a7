import { useCallback, useMemo } from "react";
import { type AnyWordKey, useFormats, useLanguage, Word } from "../../i18n";
import { listDataPath, rowsPerPage } from "../../site/listing";
import { pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { addressOf, everything, isEverything, isPlain, type ListingRequest } from "./address";
import type { ListingColumn, ListingRow } from "./columns";
import { FetchFailed } from "./FetchFailed";
import { groupRows, withPages } from "./groups";
import { ListingView } from "./ListingView";
import { PageLinks } from "./PageLinks";
import type { Cells } from "./rows-file";
import type { RowsAnswer } from "./rows-query";
import { useAddressedRow } from "./useAddressedRow";
import { type Ask, useRequest } from "./useRequest";
import { useRowElsewhere } from "./useRowElsewhere";
import { useVocabularyColumns } from "./useVocabularyColumns";
import { useWholeList } from "./useWholeList";
import { optionsIn, setupFor, type WholeList } from "./whole-list";

interface Props<Row extends ListingRow> {
  readonly caption: AnyWordKey;
  readonly route: RouteId;
  readonly list: WholeList;
  /** The rows of the page as it was built. */
  readonly rows: readonly Row[];
  /** A row from its cells in the file of the whole list, stable between renders. */
  readonly rowOf: (cells: Cells) => Row;
  /** The columns, stable between renders; the file has each under its id. */
  readonly columns: readonly ListingColumn<Row>[];
  readonly groupBy?: string;
}

const noGroups: RowsAnswer["groups"] = [];

/**
 * A list that is parted into numbered pages. The page has its own rows; search, facets and sorting work on all of them,
 * which a worker fetches when the visitor first turns to it.
 */
export function PagedListing<Row extends ListingRow>(props: Props<Row>) {
  const { caption, route, list, rows, rowOf, groupBy } = props;
  const columns = useVocabularyColumns(props.columns);
  const language = useLanguage();
  const { number } = useFormats();

  const addressFor = useCallback(
    (request: ListingRequest) =>
      isPlain(request)
        ? pathTo({ route, number: request.page ?? 1 }, language)
        : `${pathTo(route, language)}${addressOf(request)}`,
    [route, language],
  );
  const {
    request,
    ask: askFor,
    isSeenAnew,
  } = useRequest(
    list.facets.map(({ column }) => column),
    columns.map(({ id }) => id),
    { addressFor, number: list.number },
  );
  const isAsBuilt = isPlain(request) && (request.page ?? 1) === list.number;
  const setup = useMemo(
    () => setupFor(columns, list, { address: listDataPath(route, language), language, groupBy }),
    [columns, list, route, language, groupBy],
  );
  const { answer, hasFailed, source, retry } = useWholeList(setup, isAsBuilt ? undefined : request, rowsPerPage);
  const ask: Ask = useCallback(
    (next, ...how) => {
      // The worker is at it while the request itself is drawn; whoever draws the answer is told of a failure.
      if (!isPlain(next)) source.newest(next, rowsPerPage).catch(() => undefined);
      askFor(next, ...how);
    },
    [source, askFor],
  );
  const openElsewhere = useRowElsewhere(route, list, source);

  const shownRows = useMemo(() => answer?.rows.map(rowOf) ?? rows, [answer, rowOf, rows]);
  const page = answer?.page ?? list.number;
  const found = answer?.found ?? list.total;
  const groupColumn = columns.find(({ id }) => id === groupBy);
  const allGroups = answer?.groups ?? list.facets.find(({ column }) => column === groupBy)?.values ?? noGroups;
  const groups = useMemo(() => {
    const totals = new Map(allGroups.map(({ value, count }) => [value, count]));
    const parts = groupRows(shownRows, shownRows, groupColumn);
    return parts.map((group) => ({ ...group, total: totals.get(group.value) ?? group.rows.length }));
  }, [shownRows, groupColumn, allGroups]);
  const jumps = withPages(
    allGroups.map(({ value, count }) => ({ value, count, label: groupColumn?.facet?.(value) ?? value })),
    rowsPerPage,
  );

  const optionsOf = useCallback(
    (column: ListingColumn<Row>) => optionsIn(list, column, answer?.counts[column.id]),
    [list, answer],
  );

  const shown = useMemo(() => new Set(shownRows.map(({ key }) => key)), [shownRows]);
  const reveal = useCallback(
    (key: string) => {
      if (rows.some((row) => row.key === key)) {
        ask({ ...everything, page: list.number }, "replace", window.location.hash);
        return;
      }
      // A group's heading, or another part of the page: no row that would have to be fetched.
      if (document.getElementById(key)) return;
      openElsewhere(key);
    },
    [rows, list, ask, openElsewhere],
  );
  const addressed = useAddressedRow(shown, reveal);

  const status = () => {
    if (hasFailed) return <FetchFailed retry={retry} />;
    if (!isAsBuilt && !answer) return <Word id="listing.fetching" />;
    const counts = { count: found, shown: number(found), total: number(list.total) };
    const first = (page - 1) * rowsPerPage + 1;
    const range = { first: number(first), last: number(first + shownRows.length - 1) };
    return (
      <>
        <Word id={isEverything(request) ? "listing.count" : "listing.filtered"} values={counts} />
        {found > shownRows.length && (
          <>
            {" · "}
            <Word id="listing.range" values={range} />
          </>
        )}
      </>
    );
  };

  return (
    <ListingView
      caption={caption}
      columns={columns}
      request={request}
      ask={ask}
      optionsOf={optionsOf}
      groups={groups}
      jumps={groupBy && isAsBuilt ? jumps : undefined}
      addressOfPage={(other) => (other === list.number ? "" : pathTo({ route, number: other }, language))}
      foundCount={found}
      status={status()}
      foundRows={async () =>
        (await source.answer({ ...request, page: undefined }, Number.MAX_SAFE_INTEGER)).rows.map(rowOf)
      }
      addressed={addressed}
      isSeenAnew={isSeenAnew}
      firstSerial={(page - 1) * rowsPerPage + 1}
      onTurnTo={source.warm}
      pages={
        <PageLinks
          number={page}
          count={Math.ceil(found / rowsPerPage)}
          addressOf={(other) => addressFor({ ...request, page: other })}
          onTurn={isPlain(request) ? undefined : (other) => ask({ ...request, page: other }, "push")}
        />
      }
    />
  );
}
