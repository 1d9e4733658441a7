import { defaultLocale } from "../site/locales";
import { toDigits } from "./digits";

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
