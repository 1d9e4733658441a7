import { toDigits } from "./digits";

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
