import { isOpen } from "../../schema/period";

/** An entry for one day or a range of days. */
export interface DatedEntry {
  readonly key: string;
  /** The first day, YYYY-MM-DD. */
  readonly day: string;
  /** The last day of a range, YYYY-MM-DD. */
  readonly until?: string | null | undefined;
  /** The hour when it ends, HH:MM; the end of the day by default. */
  readonly at?: string | null | undefined;
}

/** The entries that begin on the same day and end at the same time: a day, or a minute of it. */
interface Group<Entry> {
  readonly end: string;
  readonly entries: readonly Entry[];
}

/**
 * Groups the entries that are not over by their first day and their end.
 *
 * @param entries in the order of their days
 * @param moment a day, or a minute in India, YYYY-MM-DDTHH:MM
 */
export function groupComing<Entry extends DatedEntry>(entries: readonly Entry[], moment: string): Group<Entry>[] {
  const groups = new Map<string, { end: string; entries: Entry[] }>();
  for (const entry of entries) {
    const { day, until, at } = entry;
    const end = at ? `${day}T${at}` : (until ?? day);
    if (!isOpen(end, moment)) continue;
    const group = groups.get(`${day} ${end}`) ?? { end, entries: [] };
    group.entries.push(entry);
    groups.set(`${day} ${end}`, group);
  }
  return [...groups.values()];
}

/** The number of groups that a page contains. It shows the first that is not over on the day of reading. */
export const mostGroups = 4;
