import { chosenLists, type ListId } from "./chosen-lists";
import type { LocaleCode } from "./locales";
import { type NewsKind, newsKinds } from "./news";
import { localizePath } from "./paths";
import type { RouteId } from "./routes";

/** The scope of a feed: one kind of news, or all of them. */
export type FeedScope = "all" | NewsKind;

/** The scopes of the feeds of a language, the one of all kinds first. */
export const feedScopes: readonly FeedScope[] = ["all", ...newsKinds];

/** The media type of feeds (RFC 4287, section 7). */
export const feedType = "application/atom+xml";

/** Returns the URL path of a feed: `/hi/feeds/orders.atom`. */
export function getFeedPath(scope: FeedScope, locale: LocaleCode): string {
  return localizePath(`/feeds/${scope}.atom`, locale);
}

/** The name of a page with a calendar. */
export type CalendarName = "timetable" | "holidays" | ListId;

/** The pages with dates published as calendars; each calendar has the name of its page. */
export const calendarNames: readonly CalendarName[] = [
  ...(["timetable", "holidays"] as const),
  ...chosenLists.filter(({ calendar }) => calendar).map(({ key }) => key),
];

/** Checks whether a calendar has the last days of a list that a file describes. */
export function isOfList(name: CalendarName): name is ListId {
  return chosenLists.some(({ key }) => key === name);
}

/** The media type of calendars (RFC 5545, section 8.1). */
export const calendarType = "text/calendar";

/** Returns the path of a calendar in a language: `/hi/calendars/timetable.ics`. */
export function getCalendarPath(name: CalendarName, locale: LocaleCode): string {
  return localizePath(`/calendars/${name}.ics`, locale);
}

/** Returns the path of the calendar with the last day of one entry of a page: `/hi/calendars/tender-printing.ics`. */
export function getDeadlineCalendarPath(page: RouteId, key: string, locale: LocaleCode): string {
  // Addresses are permanent: those of tenders had the singular before other lists had last days.
  return localizePath(`/calendars/${page === "tenders" ? "tender" : page}-${key}.ics`, locale);
}

/** Returns the path of the calendar of a class's papers in a language: `/hi/calendars/timetable-10.ics`. */
export function getClassCalendarPath(grade: number, locale: LocaleCode): string {
  return localizePath(`/calendars/timetable-${grade}.ics`, locale);
}
