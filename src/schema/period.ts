/**
 * The period of an entry on the site, from the dates in its fields. Days begin and end at midnight in India. Days
 * (YYYY-MM-DD) and minutes (YYYY-MM-DDTHH:MM) compare as strings. Does not import zod, since pages use this module.
 */

/** The dates of an entry, if known. */
export interface Period {
  /** The day the content was first published anywhere. */
  readonly published?: string | null | undefined;
  /** The first day on the site. */
  readonly publishOn?: string | null | undefined;
  /** The time in India, HH:MM, when the entry appears on its first day; midnight by default. */
  readonly publishAt?: string | null | undefined;
  /** The last day before the entry moves to the archive. */
  readonly expiresOn?: string | null | undefined;
}

/**
 * Checks whether an entry may be shown at a moment. Before that, the site must not contain it at all.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function isDue(period: Period, moment: string): boolean {
  return (getDueMoment(period) ?? "") <= moment;
}

/** Returns the minute in India when an entry appears, YYYY-MM-DDTHH:MM; undefined if it appears immediately. */
export function getDueMoment({ publishOn, publishAt }: Period): string | undefined {
  return publishOn ? `${publishOn}T${publishAt || "00:00"}` : undefined;
}

/**
 * Returns when a day of an entry ends: with the hour that the field of the same name and `At` gives, as for vacancies,
 * YYYY-MM-DDTHH:MM, else the day alone. Returns undefined for a day that is not given.
 */
export function getEnd(fields: Readonly<Record<string, unknown>>, dayField: string): string | undefined {
  const [day, hour] = [fields[dayField], fields[`${dayField}At`]];
  if (typeof day !== "string") return undefined;
  return typeof hour === "string" && hour !== "" ? `${day}T${hour}` : day;
}

/** Returns the minute when a day, or an hour of it, has ended, YYYY-MM-DDTHH:MM. A whole day ends at 24:00. */
export function getLastMinute(end: string): string {
  return end.includes("T") ? end : `${end}T24:00`;
}

/**
 * Checks whether something is open until a day ends, or an hour of it.
 *
 * @param moment a day, or a minute in India, YYYY-MM-DDTHH:MM
 */
export function isOpen(end: string, moment: string): boolean {
  return moment < getLastMinute(end);
}

/** Checks whether an entry is in the archive on a day. It stays in its list until the end of its last day. */
export function isExpired({ expiresOn }: Period, day: string): boolean {
  return Boolean(expiresOn) && String(expiresOn) < day;
}

/**
 * Returns the day of an entry as news: the later one of the day of publication and the first day on the site. Returns
 * undefined if both are unknown.
 */
export function getNewsDay({ published, publishOn }: Period): string | undefined {
  return [published, publishOn]
    .flatMap((day) => (day ? [day] : []))
    .sort()
    .at(-1);
}

/** Returns the time in India, HH:MM, when an entry appears on its news day; undefined if it has none. */
export function getNewsTime(period: Period): string | undefined {
  return period.publishOn && getNewsDay(period) === period.publishOn ? period.publishAt || undefined : undefined;
}
