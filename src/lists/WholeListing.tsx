import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { findAppControl, hasPendingInput, interactionEvents } from "../app/app-loader";
import { limitRetries } from "../app/limit-retries";
import { Archive } from "./Archive";
import { useArchive, useRowsOfToday } from "./archived";
import type { ListAnswer, ListSetup } from "./engine/table-options";
import { emptyQuery, isDefaultQuery, type ListQuery } from "./query-string";
import type { ListRow } from "./rows";
import { useListQuery } from "./useListQuery";
import { ListView, type ShownList } from "./view/ListView";
import type { ViewColumn } from "./view/view-column";

interface Props extends ShownList {
  /** The rows of the page, including archived ones. */
  readonly rows: readonly ListRow[];
  readonly isArchivedHere?: ((row: ListRow) => boolean) | undefined;
  /** The empty state of a list without current entries. */
  readonly nothing: ReactNode;
  readonly children?: ReactNode;
}

/** Renders a list on one page with every row in the HTML. Entries move to the archive by the day of reading. */
export function WholeListing({ rows, isArchivedHere = () => true, nothing, children, ...shown }: Props) {
  const { setup, viewColumns, urlOfEntry } = shown;
  const { current, archived } = useArchive(useRowsOfToday(rows, setup.columns));
  const asked = useListQuery(setup.columns);
  const { setQuery } = asked;
  const { table, ...source } = useWholeList(setup, current, viewColumns, asked.query);
  const reveal = useCallback(
    (key: string) => {
      if (current.some((row) => row.key === key)) setQuery(emptyQuery, "replace", window.location.hash);
    },
    [current, setQuery],
  );
  return (
    <>
      {table}
      <ListView {...shown} {...{ asked, source, reveal, nothing }} total={current.length} />
      {children}
      <Archive rows={archived.filter(isArchivedHere)} {...{ viewColumns, urlOfEntry }} />
    </>
  );
}

/**
 * Loads code that the first render does not need.
 *
 * @param load imports the code; stable between renders
 * @param isNeeded whether the current view waits for it
 */
function useModule<Module>(load: () => Promise<Module>, isNeeded: boolean) {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    setFailed(false);
    load().then(setModule, (error: unknown) => {
      setFailed(true);
      console.warn(error);
    });
  }, [load]);
  useEffect(() => {
    if (isNeeded) fetch();
  }, [isNeeded, fetch]);
  return { module, hasFailed: hasFailed && isNeeded, fetch };
}

const loadTable = limitRetries(() => import("./engine/PageTable"));
const loadSearch = limitRetries(() => import("./engine/row-search"));

// The answer to a field changed early needs both, so they load while the page is hydrated. A failure is handled where
// they are needed.
if (hasPendingInput()) for (const load of [loadTable, loadSearch]) load().catch(() => undefined);

/**
 * Answers queries of a one-page list. The list as built needs no code. The table library loads when a control is
 * hovered, focused or used. The search loads with the first words, or when the visitor focuses the search box.
 *
 * @param rows the current rows
 */
function useWholeList(
  setup: ListSetup,
  rows: readonly ListRow[],
  viewColumns: readonly ViewColumn<ListRow>[],
  query: ListQuery,
) {
  const hasWords = query.q.trim() !== "";
  const table = useModule(loadTable, !isDefaultQuery(query));
  const text = useModule(loadSearch, hasWords);
  const { fetch: fetchTable } = table;
  useEffect(() => {
    const start = ({ target }: Event) => {
      if (findAppControl(target)) fetchTable();
    };
    for (const name of interactionEvents) document.addEventListener(name, start, { passive: true });
    return () => {
      for (const name of interactionEvents) document.removeEventListener(name, start);
    };
  }, [fetchTable]);
  const [answer, setAnswer] = useState<ListAnswer>();
  const search = useMemo(() => text.module?.createRowSearch(setup, rows), [text.module, setup, rows]);

  const isLoading = !isDefaultQuery(query) && (!table.module || (hasWords && !search));
  const Table = table.module?.PageTable;
  const shown = isLoading ? undefined : answer;
  const fetch = () => {
    fetchTable();
    text.fetch();
  };
  return {
    // Without an answer the list is shown as built.
    rows: shown?.rows ?? rows,
    found: shown?.found ?? rows.length,
    counts: shown?.counts,
    isLoading: isLoading || (!isDefaultQuery(query) && !answer),
    hasFailed: table.hasFailed || text.hasFailed,
    retry: fetch,
    preload: fetch,
    foundRows: () => shown?.rows ?? rows,
    /** Renders nothing, but must be mounted to compute the answer. */
    table: Table && !isLoading && <Table {...{ setup, rows, query, search, viewColumns }} onAnswer={setAnswer} />,
  };
}
