import { useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { useIsomorphicLayoutEffect } from "../../app/hooks";
import type { TextSearch } from "../../search/search-texts";
import type { ListQuery } from "../query-string";
import type { ListRow } from "../rows";
import type { ViewColumn } from "../view/view-column";
import { createTableOptions, createTableState, type ListAnswer, type ListSetup, readAnswer } from "./table-options";

interface Props {
  readonly setup: ListSetup;
  readonly rows: readonly ListRow[];
  readonly query: ListQuery;
  /** Finds words in the rows; undefined until a search is needed. */
  readonly search: TextSearch | undefined;
  readonly viewColumns: readonly ViewColumn<ListRow>[];
  /** Receives the answer to the query before the next paint. */
  readonly onAnswer: (answer: ListAnswer) => void;
}

/**
 * Computes the answer to a query of a one-page list. Renders nothing: the rows are in the prerendered page, and their
 * elements stay the same when this code loads.
 */
export function PageTable({ setup, rows, query, search, viewColumns, onAnswer }: Props) {
  const options = useMemo(() => {
    const { columns, ...others } = createTableOptions(setup, rows, () => search);
    const cells = new Map(viewColumns.map(({ id, cell }) => [id, { cell }]));
    return { ...others, columns: columns.map((column) => ({ ...column, ...cells.get(column.id ?? "") })) };
  }, [setup, rows, search, viewColumns]);
  const whole = useMemo(
    () => ({ ...options, state: createTableState({ ...query, page: undefined }, setup, Number.POSITIVE_INFINITY) }),
    [options, query, setup],
  );
  const table = useTable(whole);
  const answer = useMemo(() => readAnswer(table, setup), [table, setup]);
  useIsomorphicLayoutEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
}
