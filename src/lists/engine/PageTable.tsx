import { useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { useIsomorphicLayoutEffect } from "../../app/useIsomorphicLayoutEffect";
import type { TextSearch } from "../../search/search-texts";
import type { ListQuery } from "../query-string";
import type { ListRow } from "../rows";
import type { ViewColumn } from "../view/view-column";
import { type ListAnswer, readAnswer } from "./list-answer";
import { type ListSetup, tableOptions, tableState } from "./table-options";

interface Props {
  readonly setup: ListSetup;
  readonly rows: readonly ListRow[];
  readonly query: ListQuery;
  /** Finds words in the rows; undefined until there are words to find. */
  readonly search: TextSearch | undefined;
  readonly viewColumns: readonly ViewColumn<ListRow>[];
  /** Takes the answer to the query, before the next paint. */
  readonly onAnswer: (answer: ListAnswer) => void;
}

/**
 * The table of a list that is whole in its page. It renders nothing: the rows have been in the page since it was built, and
 * stay the same elements when this code comes.
 */
export function PageTable({ setup, rows, query, search, viewColumns, onAnswer }: Props) {
  const options = useMemo(() => {
    const { columns, ...others } = tableOptions(setup, rows, () => search);
    const cells = new Map(viewColumns.map(({ id, cell }) => [id, { cell }]));
    return { ...others, columns: columns.map((column) => ({ ...column, ...cells.get(column.id ?? "") })) };
  }, [setup, rows, search, viewColumns]);
  const whole = useMemo(
    () => ({ ...options, state: tableState({ ...query, page: undefined }, setup, Number.POSITIVE_INFINITY) }),
    [options, query, setup],
  );
  const table = useTable(whole);
  const answer = useMemo(() => readAnswer(table, setup), [table, setup]);
  useIsomorphicLayoutEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
}
