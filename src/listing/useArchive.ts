import { useMemo } from "react";
import { useToday } from "../i18n/today";
import { isExpired } from "../schema/period";

/** What tells whether an entry is in the archive. */
export interface DatedRow {
  /** The last day in the list, YYYY-MM-DD; null for an entry that stays. */
  readonly expiresOn: string | null;
  /** Whether that day was over when the site was built. */
  readonly isExpired: boolean;
}

/** Parts entries into the current and the archived: by the day of reading once scripts run, until then by the build's. */
export function useArchive<Row extends DatedRow>(rows: readonly Row[]) {
  const today = useToday();
  return useMemo(() => {
    const isOver = (row: Row) => (today === undefined ? row.isExpired : isExpired(row, today));
    return { current: rows.filter((row) => !isOver(row)), archived: rows.filter(isOver) };
  }, [rows, today]);
}
