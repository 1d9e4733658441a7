import type { LocaleCode } from "./locales";
import { localizePath } from "./paths";

/** The pages whose dates are published as calendars; a calendar has the name of its page. */
export const calendarNames = ["timetable", "holidays", "tenders"] as const;

/** A page whose dates are published as a calendar. */
export type CalendarName = (typeof calendarNames)[number];

/** The media type of calendars (RFC 5545, section 8.1). */
export const calendarType = "text/calendar";

/** Returns the path of a calendar in a language: `/hi/calendars/timetable.ics`. */
export function calendarPath(name: CalendarName, locale: LocaleCode): string {
  return localizePath(`/calendars/${name}.ics`, locale);
}

/** Returns the path of the calendar with the closing date of one tender: `/hi/calendars/tender-printing.ics`. */
export function tenderCalendarPath(key: string, locale: LocaleCode): string {
  return localizePath(`/calendars/tender-${key}.ics`, locale);
}

/** Returns the path of the calendar of a class's papers in a language: `/hi/calendars/timetable-10.ics`. */
export function classCalendarPath(grade: number, locale: LocaleCode): string {
  return localizePath(`/calendars/timetable-${grade}.ics`, locale);
}
