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
  return new Date(Date.parse(isoDate) + millisecondsInDay).toISOString().slice(0, 10);
}

/** Matches a time of day, HH:MM from 00:00 to 23:59 (ISO 8601 extended, Latin digits). */
export const timeForm = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** Words for the halves of a day in Hindi, which stand before the hour: सायं ५ बजे. */
const halves = { am: "प्रातः|सुबह|पूर्वाह्न", pm: "दोपहर|अपराह्न|सायं|शाम|रात्रि" } as const;

/** Matches an hour in Hindi. Its groups are the half, if any, and the time. */
const hindiTime = new RegExp(
  `(?:(?:(${halves.am})|(${halves.pm}))\\s*)?([\\d०-९]{1,2}(?:[:.][\\d०-९]{2})?)\\s*बजे`,
  "u",
);

/** Matches an hour in a text with a half of the day, or with minutes. Its group is the time. */
const latinTime =
  /(?:^|[^\d०-९.:])([\d०-९]{1,2}(?:[:.][\d०-९]{2})?\s*(?:am|a\.m\.|pm|p\.m\.)|[\d०-९]{1,2}:[\d०-९]{2}(?!\d))/iu;

/** Returns the first time of day in a text, HH:MM; undefined for a text without one. */
export function findTime(text: string): string | undefined {
  const [found, isMorning, isLater, hour] = hindiTime.exec(text) ?? [];
  if (found !== undefined) return readWritten(`${hour} ${isMorning ? "am" : isLater ? "pm" : ""}`);
  return readWritten(latinTime.exec(text)?.[1] ?? "");
}

/** Hours, minutes and seconds as people and spreadsheets write them, with an optional AM or PM. */
const writtenTime = /^(?<hour>\d{1,2})(?:[:.\s]?(?<minute>\d{2}))?(?:[:.]00)?\s*(?<half>am|a\.m\.|pm|p\.m\.)?$/iu;

/**
 * Parses a time of day as people write it: `9:05`, `17.30`, `5:30 PM`, `१७:३०`, `17:30:00`, `सायं ५ बजे`.
 *
 * @returns HH:MM; undefined for any other text
 */
export function readTime(text: string): string | undefined {
  return hindiTime.exec(text.trim())?.[0] === text.trim() ? findTime(text) : readWritten(text);
}

function readWritten(text: string): string | undefined {
  const found = writtenTime.exec(toDigits(text.trim(), "en"))?.groups;
  if (!found) return undefined;
  const { hour = "", minute = "00", half } = found;
  const twelve = Number(hour);
  // 12:30 AM is half past midnight, 12:30 PM half past noon.
  const isTwelve = half !== undefined && twelve >= 1 && twelve <= 12;
  const hours = isTwelve ? (twelve % 12) + (/^p/iu.test(half) ? 12 : 0) : twelve;
  const time = `${String(hours).padStart(2, "0")}:${minute}`;
  return timeForm.test(time) ? time : undefined;
}
