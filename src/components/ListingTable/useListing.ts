import { useCallback, useEffect, useMemo, useState } from "react";
import { useLanguage } from "../../i18n";
import { isPlain, type ListingRequest } from "./address";
import type { ListingAnswer } from "./answers";
import type { ListingColumn, ListingRow } from "./columns";

type Engine = typeof import("./answers");

/** A value of a facet and how many rows have it, given all other choices. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/**
 * The rows that answer a request, in its order, and for each facet the values still to choose from. The list as it was
 * built needs no work; the code that answers anything else is fetched at the first sign that something will be asked.
 */
export function useListing<Row extends ListingRow>(
  rows: readonly Row[],
  columns: readonly ListingColumn<Row>[],
  request: ListingRequest,
) {
  const language = useLanguage();
  const { engine, hasFailed, fetchEngine } = useEngine(!isPlain(request));
  const answers = useMemo(() => engine?.answersOf(rows, columns, language), [engine, rows, columns, language]);
  const isAsBuilt = isPlain(request) || !answers;
  const answer = useMemo(
    () => (isAsBuilt ? wholeOf(rows, columns) : answers(request)),
    [isAsBuilt, answers, rows, columns, request],
  );

  const optionsOf = useCallback(
    (column: ListingColumn<Row>): FacetOption[] => {
      const rank = (value: string | number) => column.choices?.indexOf(String(value)) ?? 0;
      return [...new Set(rows.map(column.value))]
        .sort((a, b) => rank(a) - rank(b))
        .map((value) => ({
          value: String(value),
          label: column.facet?.(value) ?? String(value),
          count: answer.countOf(column.id, value),
        }));
    },
    [rows, answer],
  );
  return { found: answer.found, optionsOf, isAwaited: !isPlain(request) && !answers, hasFailed, fetchEngine };
}

/** The code that answers, once it is here. */
function useEngine(isNeeded: boolean) {
  const [engine, setEngine] = useState<Engine>();
  const [hasFailed, setFailed] = useState(false);
  const fetchEngine = useCallback(() => {
    setFailed(false);
    import("./answers").then(setEngine, (error: unknown) => {
      setFailed(true);
      console.warn(error);
    });
  }, []);
  useEffect(() => {
    if (isNeeded) fetchEngine();
  }, [isNeeded, fetchEngine]);
  return { engine, hasFailed: hasFailed && isNeeded, fetchEngine };
}

/** The list as it was built. */
function wholeOf<Row extends ListingRow>(
  rows: readonly Row[],
  columns: readonly ListingColumn<Row>[],
): ListingAnswer<Row> {
  const counts = new Map(columns.filter(({ facet }) => facet).map(({ id, value }) => [id, countsOf(rows, value)]));
  return { found: rows, countOf: (column, value) => counts.get(column)?.get(value) ?? 0 };
}

function countsOf<Row>(rows: readonly Row[], read: (row: Row) => string | number) {
  const counts = new Map<string | number, number>();
  for (const row of rows) counts.set(read(row), (counts.get(read(row)) ?? 0) + 1);
  return counts;
}
