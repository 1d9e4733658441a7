import { type ReactNode, useCallback, useMemo } from "react";
import { Message } from "../i18n";
import { useMinute, useToday } from "../i18n/today";
import { isExpired, isOpen } from "../schema/period";
import * as styles from "./archive.module.css";
import type { Column } from "./columns";
import { type Expiring, type ListRow, toPlain } from "./rows";

/** Splits entries into current and archived ones by the day of reading, or by the build day until hydration. */
export function useArchive<Row extends Expiring>(rows: readonly Row[]) {
  const today = useToday();
  return useMemo(() => {
    const isOver = (row: Row) => (today === undefined ? row.isExpired === true : isExpired(row, today));
    return { current: rows.filter((row) => !isOver(row)), archived: rows.filter(isOver) };
  }, [rows, today]);
}

/** Returns a function that renders a tag for rows that expired since the build. */
export function useExpiredTag(): (row: ListRow) => ReactNode {
  const today = useToday();
  return useCallback((row: ListRow) => today !== undefined && isExpired(row, today) && <ArchivedTag />, [today]);
}

/** Renders a tag for archived entries. */
export function ArchivedTag() {
  return (
    <span className={styles.tag}>
      <Message id="listing.archived" />
    </span>
  );
}

/** Returns the rows with their status at the time of reading, or on the build day until hydration. */
export function useRowsOfToday(rows: readonly ListRow[], columns: readonly Column[]): readonly ListRow[] {
  const column = columns.find(({ type }) => type === "status");
  const now = useMinute();
  const minute = column && now;
  return useMemo(() => {
    if (!column || minute === undefined) return rows;
    const { id, field } = column;
    return rows.map((row) => {
      const status = isOpen(toPlain(row.cells[field]), minute) ? "open" : "closed";
      return row.cells[id] === status ? row : { ...row, cells: { ...row.cells, [id]: status } };
    });
  }, [rows, column, minute]);
}
