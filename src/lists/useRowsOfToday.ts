import { useMemo } from "react";
import { useToday } from "../i18n/today";
import type { Column } from "./columns";
import type { ListRow } from "./rows";

/** Returns the rows with their status at the time of reading, or on the build day until hydration. */
export function useRowsOfToday(rows: readonly ListRow[], columns: readonly Column[]): readonly ListRow[] {
  const today = useToday();
  return useMemo(() => {
    const column = columns.find(({ type }) => type === "status");
    if (!column || today === undefined) return rows;
    const { id, field } = column;
    return rows.map((row) => {
      const status = (row.cells[field] ?? "") >= today ? "open" : "closed";
      return row.cells[id] === status ? row : { ...row, cells: { ...row.cells, [id]: status } };
    });
  }, [rows, columns, today]);
}
