/**
 * The period of an entry on the site, from the days in its fields. A day begins and ends at midnight in India; days are
 * written YYYY-MM-DD and minutes YYYY-MM-DDTHH:MM, so that comparing them as texts compares them in time. No zod here:
 * pages use this too.
 */

/** The days of an entry, each where it is known. */
export interface Period {
  /** The day its content was published, anywhere. */
  readonly published?: string | null | undefined;
  /** The first day on which the site shows it. */
  readonly publishOn?: string | null | undefined;
  /** The time in India, HH:MM, from which it shows it on that day; without it from midnight. */
  readonly publishAt?: string | null | undefined;
  /** The last day before it moves to the archive. */
  readonly expiresOn?: string | null | undefined;
}

/**
 * Tells whether an entry may be shown at a moment; before that the site must not contain it at all.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function isDue(period: Period, moment: string): boolean {
  return (dueMoment(period) ?? "") <= moment;
}

/** Gives the minute in India from which an entry is shown, YYYY-MM-DDTHH:MM. Undefined for one that is shown at once. */
export function dueMoment({ publishOn, publishAt }: Period): string | undefined {
  return publishOn ? `${publishOn}T${publishAt || "00:00"}` : undefined;
}

/** Returns whether an entry has moved to the archive by a day. It stays in its list until its last day ends. */
export function isExpired({ expiresOn }: Period, day: string): boolean {
  return Boolean(expiresOn) && String(expiresOn) < day;
}

/** The day an entry was news: when it was published or, where the site brought it later, when it came. Undefined where neither is known. */
export function newsDay({ published, publishOn }: Period): string | undefined {
  return [published, publishOn]
    .flatMap((day) => (day ? [day] : []))
    .sort()
    .at(-1);
}

/** Returns the time in India, HH:MM, from which an entry is shown on the day it is news; undefined where it has none. */
export function newsTime(period: Period): string | undefined {
  return period.publishOn && newsDay(period) === period.publishOn ? period.publishAt || undefined : undefined;
}
