import { type ReactNode, useCallback } from "react";
import { Archive } from "./Archive";
import { useArchive } from "./archived";
import { emptyQuery } from "./query-string";
import type { ListRow } from "./rows";
import { useListQuery } from "./useListQuery";
import { useRowsOfToday } from "./useRowsOfToday";
import { useWholeList } from "./useWholeList";
import { ListView, type ShownList } from "./view/ListView";

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
