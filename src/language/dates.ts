import type { LocaleCode } from "../site/locales";
import { toDigits } from "./digits";

const isoForm = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a day in the format YYYY-MM-DD (ISO 8601 extended, Latin digits). Returns null for any other format and for a
 * day that does not exist. Months begin at 1.
 *
 * @public tests/tables names it.
 */
export function parseIsoDate(text: string) {
  const [, year, month, day] = (isoForm.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : null;
}

/** Returns whether a text is an existing day in the format YYYY-MM-DD. */
export function isRealDate(text: string): boolean {
  return parseIsoDate(text) !== null;
}

/**
 * Formats a day (YYYY-MM-DD) as day, month name and year in the digits of the language: "24 June 2014", "२४ जून २०१४".
 *
 * @param monthNames the twelve month names, January first; `Intl` has no Sanskrit names in every browser
 * @throws RangeError for a day that does not exist or a month without a name
 */
export function formatDate(isoDate: string, locale: LocaleCode, monthNames: readonly string[]): string {
  const date = parseIsoDate(isoDate);
  if (!date) throw new RangeError(`Not a date in the form YYYY-MM-DD: ${isoDate}`);
  const month = monthNames[date.month - 1];
  if (month === undefined) throw new RangeError(`Month ${date.month} has no name among ${monthNames.length}`);
  return `${toDigits(String(date.day), locale)} ${month} ${toDigits(String(date.year), locale)}`;
}

/** India's offset from UTC (Asia/Kolkata). India has had no summer time since 1945 (IANA time zone database). */
const indiaAheadMilliseconds = 330 * 60 * 1000;

/** Returns the day in India (Asia/Kolkata) at a moment, as YYYY-MM-DD. Throws a RangeError for an invalid moment. */
export function getTodayInIndia(now: Date): string {
  return new Date(now.getTime() + indiaAheadMilliseconds).toISOString().slice(0, 10);
}

/**
 * Returns the minute in India (Asia/Kolkata) at a moment, as YYYY-MM-DDTHH:MM. Throws a RangeError for an invalid
 * moment.
 */
export function getMinuteInIndia(now: Date): string {
  return new Date(now.getTime() + indiaAheadMilliseconds).toISOString().slice(0, 16);
}

/** Returns the moment when a day (YYYY-MM-DD) begins in India. Throws a RangeError for a day that does not exist. */
export function startOfDayInIndia(isoDate: string): Date {
  const date = parseIsoDate(isoDate);
  if (!date) throw new RangeError(`Not a date in the form YYYY-MM-DD: ${isoDate}`);
  return new Date(Date.UTC(date.year, date.month - 1, date.day) - indiaAheadMilliseconds);
}

/** Returns the moment of a day (YYYY-MM-DD) and time (HH:MM) in India. */
export function getMomentInIndia(isoDate: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(startOfDayInIndia(isoDate).getTime() + (hours * 60 + minutes) * 60 * 1000);
}

/** Returns the weekday of a day (YYYY-MM-DD), from 0 for Sunday to 6 for Saturday. */
export function getWeekday(isoDate: string): number {
  return new Date(isoDate).getUTCDay();
}

/** The length of a day; India has no summer time. */
const millisecondsInDay = 24 * 60 * 60 * 1000;

/** Counts the days from one day to another, both YYYY-MM-DD. The number is negative if the second day is earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsInDay;
}

/** Returns the following day, both YYYY-MM-DD. */
export function getNextDay(isoDate: string): string {
  return addDays(isoDate, 1);
}

/** Returns the day a number of days after another, both YYYY-MM-DD. */
export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * millisecondsInDay).toISOString().slice(0, 10);
}

/** Returns the day some months after another, both YYYY-MM-DD. A day that the month lacks counts on in the next one. */
export function addMonths(isoDate: string, months: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
