import { useCallback, useMemo } from "react";
import { type AnyMessageKey, Message, useFormats, useLanguage } from "../i18n";
import { listDataPath, rowsPerPage } from "../site/listing";
import { pathTo } from "../site/paths";
import type { RouteId } from "../site/routes";
import { useExpiredTag } from "./archived";
import type { ListSetup } from "./engine/table-options";
import { builtGroupCounts, groupRows, linksToGroups } from "./groups";
import { emptyQuery, isDefaultQuery, type ListQuery, serializeQuery } from "./query-string";
import type { ListPage, ListRow } from "./rows";
import { type SetQuery, useListQuery } from "./useListQuery";
import { useNavigateToRow } from "./useNavigateToRow";
import { useRemoteList } from "./useRemoteList";
import { useRowsOfToday } from "./useRowsOfToday";
import { useTargetRow } from "./useTargetRow";
import { ListStatus } from "./view/ListStatus";
import { ListView } from "./view/ListView";
import { PageLinks } from "./view/PageLinks";
import type { ViewColumn } from "./view/view-column";

/** The props of a page of a paginated list. */
export interface PaginatedProps {
  readonly caption: AnyMessageKey;
  readonly route: RouteId;
  readonly list: ListPage;
  readonly setup: ListSetup;
  readonly viewColumns: readonly ViewColumn<ListRow>[];
  readonly urlOfEntry: ((key: string) => string) | undefined;
  /** The rows of the page as it was built. */
  readonly rows: readonly ListRow[];
}

/** A page of a list that is paginated. Search, facets and sorting work on all of its rows, which a worker fetches when asked. */
export function PaginatedListing({
  caption,
  route,
  list,
  setup,
  viewColumns,
  urlOfEntry,
  rows: built,
}: PaginatedProps) {
  const { columns, groupBy, labels } = setup;
  const { facets } = list;
  const language = useLanguage();
  const { number } = useFormats();
  const tag = useExpiredTag();

  const urlOf = useCallback(
    (query: ListQuery) =>
      isDefaultQuery(query)
        ? pathTo({ route, number: query.page ?? 1 }, language)
        : `${pathTo(route, language)}${serializeQuery(query)}`,
    [route, language],
  );
  const { query, setQuery, startsAtTop } = useListQuery(columns, { urlOf, number: list.number });
  const isAsBuilt = isDefaultQuery(query) && (query.page ?? 1) === list.number;
  const remote = useMemo(() => ({ ...setup, total: list.total }), [setup, list.total]);
  const url = listDataPath(route, language);
  const { answer, hasFailed, client, retry } = useRemoteList(remote, url, isAsBuilt ? undefined : query, rowsPerPage);
  const ask: SetQuery = useCallback(
    (next, ...how) => {
      // The worker is at it while the query itself is drawn; whoever draws the answer is told of a failure.
      if (!isDefaultQuery(next)) client.queryLatest(next, rowsPerPage).catch(() => undefined);
      setQuery(next, ...how);
    },
    [client, setQuery],
  );

  const rows = useRowsOfToday(answer?.rows ?? built, columns);
  const page = answer?.page ?? list.number;
  const found = answer?.found ?? list.total;
  const groupLabels = labels[groupBy ?? ""];
  const groupCounts = useMemo(() => builtGroupCounts(facets, groupBy), [facets, groupBy]);
  const foundCounts = answer?.counts[groupBy ?? ""];
  const groups = useMemo(
    () => groupRows(rows, groupBy, groupLabels ?? {}, foundCounts ?? groupCounts),
    [rows, groupBy, groupLabels, foundCounts, groupCounts],
  );

  const shown = useMemo(() => new Set(rows.map(({ key }) => key)), [rows]);
  const openPageOf = useNavigateToRow(route, list, client);
  const reveal = useCallback(
    (key: string) => {
      if (built.some((row) => row.key === key)) {
        ask({ ...emptyQuery, page: list.number }, "replace", window.location.hash);
        return;
      }
      // A group's heading, or another part of the page: no row that would have to be fetched.
      if (!document.getElementById(key)) openPageOf(key);
    },
    [built, list, ask, openPageOf],
  );
  const target = useTargetRow(shown, reveal);

  const firstSerial = (page - 1) * rowsPerPage + 1;
  const range = { first: firstSerial, last: firstSerial + rows.length - 1 };
  return (
    <>
      <ListView
        {...{
          caption,
          columns,
          labels,
          viewColumns,
          urlOfEntry,
          facets,
          query,
          found,
          groups,
          target,
          startsAtTop,
          firstSerial,
          tag,
        }}
        setQuery={ask}
        counts={answer?.counts}
        groupLinks={groupBy && isAsBuilt ? linksToGroups(groupCounts, groupLabels ?? {}, rowsPerPage) : undefined}
        urlOfPage={(other) => (other === list.number ? "" : pathTo({ route, number: other }, language))}
        status={
          <ListStatus
            {...{ query, found, hasFailed, retry }}
            total={list.total}
            range={found > rows.length ? range : undefined}
            isLoading={!isAsBuilt && !answer}
          />
        }
        foundRows={async () => (await client.query({ ...query, page: undefined }, Number.POSITIVE_INFINITY)).rows}
        onFirstInteraction={client.preload}
        pageLinks={
          <PageLinks
            number={page}
            count={Math.ceil(found / rowsPerPage)}
            urlOf={(other) => urlOf({ ...query, page: other })}
            onPage={isDefaultQuery(query) ? undefined : (other) => ask({ ...query, page: other }, "push")}
          />
        }
      />
      {list.archivePages > 0 && (
        <p>
          <a href={pathTo({ route, number: list.pages + 1 }, language)}>
            <Message id="listing.toArchive" values={{ count: list.archivedTotal, shown: number(list.archivedTotal) }} />
          </a>
        </p>
      )}
    </>
  );
}
