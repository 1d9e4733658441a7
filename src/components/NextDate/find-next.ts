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

/**
 * Returns the entries of the next day with entries, including today.
 *
 * @param entries in the order of their days
 * @param moment a day, or a minute in India, YYYY-MM-DDTHH:MM
 */
export function findNext<Entry extends DatedEntry>(entries: readonly Entry[], moment: string): readonly Entry[] {
  const coming = entries.filter(({ day, until, at }) => isOpen(at ? `${day}T${at}` : (until ?? day), moment));
  return coming.filter(({ day }) => day === coming[0]?.day);
}
