import { defaultLocale, type LocaleCode } from "../site/locales";
import { toDigits } from "./digits";

/** A day of the calendar; `month` counts from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isoForm = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads a day written YYYY-MM-DD (ISO 8601 extended form, Latin digits). Null for any other form and for a day that does not exist. */
export function parseIsoDate(text: string): CalendarDate | null {
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

/** Reads a day as people write it, with the day or the year first and digits of either script. Returns another text unchanged. */
export function readDay(text: string): string {
  const [, first, second, third] = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(toDigits(text.trim(), "en")) ?? [];
  if (!first || !second || !third) return text;
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  const meant = [year, second.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isRealDate(meant) ? meant : text;
}

/**
 * Writes a day given as YYYY-MM-DD with the day first, the month's name and the year, in the digits of the language:
 * "24 June 2014", "२४ जून २०१४". The twelve month names, January first, come from the words of the interface because
 * `Intl` has no Sanskrit ones everywhere. Throws a RangeError for a day that does not exist or a month without a name.
 */
export function formatDate(isoDate: string, locale: LocaleCode, monthNames: readonly string[]): string {
  const date = parseIsoDate(isoDate);
  if (!date) throw new RangeError(`Not a day written YYYY-MM-DD: ${isoDate}`);
  const month = monthNames[date.month - 1];
  if (month === undefined) throw new RangeError(`Month ${date.month} has no name among ${monthNames.length}`);
  return `${toDigits(String(date.day), locale)} ${month} ${toDigits(String(date.year), locale)}`;
}

/** India is five and a half hours ahead of UTC and has known no summer time since 1945 (IANA zone Asia/Kolkata). */
const indiaAheadMilliseconds = 330 * 60 * 1000;

/** The day in India (Asia/Kolkata) at a moment, as YYYY-MM-DD. Throws a RangeError for an invalid moment. */
export function todayInIndia(now: Date): string {
  return new Date(now.getTime() + indiaAheadMilliseconds).toISOString().slice(0, 10);
}

/** The minute in India (Asia/Kolkata) at a moment, as YYYY-MM-DDTHH:MM. Throws a RangeError for an invalid moment. */
export function minuteInIndia(now: Date): string {
  return new Date(now.getTime() + indiaAheadMilliseconds).toISOString().slice(0, 16);
}

/** The moment at which a day given as YYYY-MM-DD begins in India. Throws a RangeError for a day that does not exist. */
export function startOfDayInIndia(isoDate: string): Date {
  const date = parseIsoDate(isoDate);
  if (!date) throw new RangeError(`Not a day written YYYY-MM-DD: ${isoDate}`);
  return new Date(Date.UTC(date.year, date.month - 1, date.day) - indiaAheadMilliseconds);
}

/** Returns the moment at which a clock in India shows a time, HH:MM, on a day, YYYY-MM-DD. */
export function getMomentInIndia(isoDate: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(startOfDayInIndia(isoDate).getTime() + (hours * 60 + minutes) * 60 * 1000);
}

/** Returns the day of the week of a day given as YYYY-MM-DD: 0 for Sunday to 6 for Saturday. */
export function getWeekday(isoDate: string): number {
  return new Date(isoDate).getUTCDay();
}

/** A day of the calendar in milliseconds; India has no summer time. */
const millisecondsInDay = 24 * 60 * 60 * 1000;

/** Counts the days from one day to another, both YYYY-MM-DD; negative where the other is earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsInDay;
}

/** Returns the day after a day, both YYYY-MM-DD. */
export function getNextDay(isoDate: string): string {
  return new Date(Date.parse(isoDate) + millisecondsInDay).toISOString().slice(0, 10);
}

/** A time of day, HH:MM from 00:00 to 23:59 (ISO 8601 extended form, Latin digits). */
export const timeForm = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** Hours, minutes and seconds as people and spreadsheets write them, with the half of the day before or after. */
const writtenTime = /^(?<hour>\d{1,2})(?:[:.\s]?(?<minute>\d{2}))?(?:[:.]00)?\s*(?<half>am|a\.m\.|pm|p\.m\.)?$/iu;

/**
 * Reads a time of day as people write it: `9:05`, `17.30`, `5:30 PM`, `१७:३०`, `17:30:00`.
 *
 * @returns HH:MM; undefined where it cannot be told what is meant
 */
export function readTime(text: string): string | undefined {
  const found = writtenTime.exec(toDigits(text.trim(), defaultLocale))?.groups;
  if (!found) return undefined;
  const { hour = "", minute = "00", half } = found;
  const twelve = Number(hour);
  // 12:30 AM is half past midnight, 12:30 PM half past noon.
  const isTwelve = half !== undefined && twelve >= 1 && twelve <= 12;
  const hours = isTwelve ? (twelve % 12) + (/^p/iu.test(half) ? 12 : 0) : twelve;
  const time = `${String(hours).padStart(2, "0")}:${minute}`;
  return timeForm.test(time) ? time : undefined;
}
