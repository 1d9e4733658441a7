import { type ReactNode, useCallback, useMemo } from "react";
import type { AnyMessageKey } from "../i18n";
import { Archive } from "./Archive";
import { useArchive } from "./archived";
import type { ListSetup } from "./engine/table-options";
import { groupRows } from "./groups";
import { emptyQuery } from "./query-string";
import type { ListPage, ListRow } from "./rows";
import { useListQuery } from "./useListQuery";
import { useRowsOfToday } from "./useRowsOfToday";
import { useTargetRow } from "./useTargetRow";
import { useWholeList } from "./useWholeList";
import { ListStatus } from "./view/ListStatus";
import { ListView } from "./view/ListView";
import type { ViewColumn } from "./view/view-column";

interface Props {
  readonly caption: AnyMessageKey;
  readonly list: ListPage;
  readonly setup: ListSetup;
  readonly viewColumns: readonly ViewColumn<ListRow>[];
  readonly urlOfEntry: ((key: string) => string) | undefined;
  /** The rows of the page, those of the archive among them. */
  readonly rows: readonly ListRow[];
  readonly isArchivedHere?: ((row: ListRow) => boolean) | undefined;
  /** The placeholder for a list without a current entry. */
  readonly nothing: ReactNode;
  readonly children?: ReactNode;
}

/** A list on one page. Every row is in the HTML; an entry moves to the archive by the day of reading. */
export function WholeListing({
  caption,
  list,
  setup,
  viewColumns,
  urlOfEntry,
  isArchivedHere = () => true,
  ...props
}: Props) {
  const { columns, groupBy, labels } = setup;
  const { facets } = list;
  const { current, archived } = useArchive(useRowsOfToday(props.rows, columns));
  const { query, setQuery, startsAtTop } = useListQuery(columns);
  const { answer, isLoading, hasFailed, fetch, table } = useWholeList(setup, current, viewColumns, query);
  const { rows, found } = answer ?? { rows: current, found: current.length };

  const groupLabels = labels[groupBy ?? ""];
  const groups = useMemo(() => groupRows(rows, groupBy, groupLabels ?? {}, new Map()), [rows, groupBy, groupLabels]);
  const groupLinks = groups.map(({ value, label, total }) => ({ value, label, count: total, page: 1 }));
  const shown = useMemo(() => new Set(rows.map(({ key }) => key)), [rows]);
  const reveal = useCallback(
    (key: string) => {
      if (current.some((row) => row.key === key)) setQuery(emptyQuery, "replace", window.location.hash);
    },
    [current, setQuery],
  );
  const target = useTargetRow(shown, reveal);

  return (
    <>
      {table}
      {current.length === 0 ? (
        props.nothing
      ) : (
        <ListView
          {...{
            caption,
            columns,
            labels,
            viewColumns,
            urlOfEntry,
            facets,
            query,
            setQuery,
            found,
            groups,
            target,
            startsAtTop,
          }}
          counts={answer?.counts}
          groupLinks={groupBy === undefined ? undefined : groupLinks}
          status={<ListStatus {...{ query, found, isLoading, hasFailed }} total={current.length} retry={fetch} />}
          foundRows={() => rows}
          onFirstInteraction={fetch}
        />
      )}
      {props.children}
      <Archive rows={archived.filter(isArchivedHere)} {...{ viewColumns, urlOfEntry }} />
    </>
  );
}
