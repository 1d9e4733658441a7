/** An entry for one day or a range of days. */
export interface DatedEntry {
  readonly key: string;
  /** The first day, YYYY-MM-DD. */
  readonly day: string;
  /** The last day of a range, YYYY-MM-DD. */
  readonly until?: string | null | undefined;
}

/**
 * Returns the entries of the next day with entries, including today.
 *
 * @param entries in the order of their days
 * @param today YYYY-MM-DD
 */
export function findNext<Entry extends DatedEntry>(entries: readonly Entry[], today: string): readonly Entry[] {
  const coming = entries.filter(({ day, until }) => (until ?? day) >= today);
  return coming.filter(({ day }) => day === coming[0]?.day);
}
