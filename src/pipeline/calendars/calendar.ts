import ical, { ICalEventTransparency } from "ical-generator";
import { getNextDay } from "../../language/dates";
import type { LocaleCode } from "../../site/locales";

/** An event of a calendar. */
export interface CalendarEvent {
  /** The identifier of the event, unique on the site and the same in all builds. */
  readonly id: string;
  /** The time of the last change. */
  readonly stamp: Date;
  /** Whole days, or start and end times if they are known. */
  readonly span: DaySpan | TimeSpan;
  readonly summary: string;
  readonly category: string;
  /** The path of the page with more information. */
  readonly path: string;
}

/** A span of whole days, YYYY-MM-DD. */
export interface DaySpan {
  readonly day: string;
  readonly until?: string | undefined;
}

/** A span with start and end times. */
export interface TimeSpan {
  readonly begins: Date;
  readonly ends: Date | undefined;
}

/** A calendar in a language. */
export interface Calendar {
  readonly language: LocaleCode;
  /** The URL path of the file. */
  readonly path: string;
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

/** The refresh interval for calendar programs, in seconds. */
const refreshInterval = 24 * 60 * 60;

/**
 * Formats a calendar as iCalendar (RFC 5545). Times are in UTC, so no time zone is needed. All data is from the
 * content, so an unchanged calendar is the same in every build.
 */
export function writeCalendar({ language, path, name, events }: Calendar, siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  const calendar = ical({
    prodId: { company: hostname, product: path, language },
    scale: "GREGORIAN",
    name,
    ttl: refreshInterval,
  });
  for (const { id, stamp, span, summary, category, path: page } of events) {
    calendar.createEvent({
      id: `${id}@${hostname}`,
      stamp,
      ...writeSpan(span),
      summary,
      categories: [{ name: category }],
      url: new URL(page, siteUrl).href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function writeSpan(span: DaySpan | TimeSpan) {
  if ("begins" in span) return { start: span.begins, ...(span.ends && { end: span.ends }) };
  // The library takes a day without a time from UTC, in which JavaScript parses it. The end is the first day after the
  // event.
  const { day, until } = span;
  return { start: new Date(day), ...(until && { end: new Date(getNextDay(until)) }), allDay: true };
}
