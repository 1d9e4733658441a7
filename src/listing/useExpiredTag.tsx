import { type ReactNode, useCallback } from "react";
import { useToday } from "../i18n/today";
import { isExpired } from "../schema/period";
import { ArchivedTag } from "./ArchivedTag";
import type { ListRow } from "./rows";

/** Marks the rows whose last day is over since the site was built. */
export function useExpiredTag(): (row: ListRow) => ReactNode {
  const today = useToday();
  return useCallback((row: ListRow) => today !== undefined && isExpired(row, today) && <ArchivedTag />, [today]);
}
