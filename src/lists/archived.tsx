import { type ReactNode, useCallback, useMemo } from "react";
import { Message } from "../i18n";
import { useToday } from "../i18n/today";
import { isExpired } from "../schema/period";
import * as styles from "./archive.module.css";
import type { DatedRow, ListRow } from "./rows";

/** Parts entries into the current and the archived: by the day of reading once scripts run, until then by the build's. */
export function useArchive<Row extends DatedRow>(rows: readonly Row[]) {
  const today = useToday();
  return useMemo(() => {
    const isOver = (row: Row) => (today === undefined ? row.isExpired : isExpired(row, today));
    return { current: rows.filter((row) => !isOver(row)), archived: rows.filter(isOver) };
  }, [rows, today]);
}

/** Marks the rows whose last day is over since the site was built. */
export function useExpiredTag(): (row: ListRow) => ReactNode {
  const today = useToday();
  return useCallback((row: ListRow) => today !== undefined && isExpired(row, today) && <ArchivedTag />, [today]);
}

/** Says that an entry is in the archive. */
export function ArchivedTag() {
  return (
    <span className={styles.tag}>
      <Message id="listing.archived" />
    </span>
  );
}
