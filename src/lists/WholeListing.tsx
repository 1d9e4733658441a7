import { type ReactNode, useCallback, useMemo } from "react";
import { Archive } from "./Archive";
import { emptyQuery } from "./query-string";
import type { ListRow } from "./rows";
import { useListQuery } from "./useListQuery";
import { usePageAnswers } from "./usePageAnswers";
import { ListView, type ShownList } from "./view/ListView";

interface Props extends ShownList {
  readonly isArchivedHere?: ((row: ListRow) => boolean) | undefined;
  /** The empty state of a list without current entries. */
  readonly nothing: ReactNode;
  readonly children?: ReactNode;
}

/** Renders a list on one page with every row in the HTML. */
export function WholeListing({ isArchivedHere = () => true, nothing, children, ...shown }: Props) {
  const { page, setup, viewColumns, urlOfEntry } = shown;
  const { rows } = page;
  const current = useMemo(() => rows.filter(({ isExpired }) => !isExpired), [rows]);
  const archived = rows.filter((row) => row.isExpired && isArchivedHere(row));
  const asked = useListQuery(setup.columns);
  const { setQuery } = asked;
  const answers = usePageAnswers(shown.route, setup, current, asked.query);
  const reveal = useCallback(
    (key: string) => {
      if (current.some((row) => row.key === key)) setQuery(emptyQuery, "replace", window.location.hash);
    },
    [current, setQuery],
  );
  return (
    <>
      <ListView {...shown} asked={asked} answers={answers} reveal={reveal} nothing={nothing} total={current.length} />
      {children}
      <Archive rows={archived} viewColumns={viewColumns} urlOfEntry={urlOfEntry} />
    </>
  );
}
