import { z } from "zod";
import { isRealDate, timeForm, todayInIndia } from "../../language/dates";
import { type Description, withDescription } from "../description";
import { dateForm, firstYear, keyForm } from "../formats";
import { coercedString } from "./coerced-string";
import { broken } from "./rule";

/** The number of years that an entry may look ahead, unless a field needs more. */
const usualYearsAhead = 2;

/** Returns the latest year that a field may name, counted in India from the moment of the check. */
export function lastYear(yearsAhead = usualYearsAhead, now = new Date()): number {
  return Number(todayInIndia(now).slice(0, 4)) + yearsAhead;
}

/** The entry's own name: the file's name without `.yaml`; part of its permanent address, so never changed. */
export function key(description: Description) {
  return withDescription(
    coercedString().check((context) => {
      if (!keyForm.test(context.value)) context.issues.push(broken("key-form", context.value, context.value));
    }),
    { ...description, kind: "key" },
  );
}

/** A whole number within bounds; a quoted one is accepted. */
export function integer(description: Description, bounds: { readonly minimum: number; readonly maximum: number }) {
  return withDescription(wholeNumber(bounds), { ...description, kind: "integer", ...bounds });
}

/** A calendar year, from `firstYear` to the latest one that an entry may look ahead to. */
export function year(description: Description) {
  const bounds = { minimum: firstYear, maximum: lastYear() };
  return withDescription(wholeNumber(bounds), { ...description, kind: "integer", ...bounds, year: true });
}

function wholeNumber({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) {
  const fromText = (value: unknown) =>
    typeof value === "string" && /^-?\d+$/u.test(value.trim()) ? Number(value) : value;
  return z.preprocess(fromText, z.int().min(minimum).max(maximum));
}

/**
 * A day, written YYYY-MM-DD, from `firstYear` on. YAML readers that make a timestamp of a bare date are understood too.
 *
 * @param yearsAhead how far the field may look ahead, for what lasts long
 */
export function date(description: Description, { yearsAhead = usualYearsAhead } = {}) {
  const asText = (value: unknown) => {
    if (value instanceof Date) return value.toISOString().slice(0, 10);
    return typeof value === "string" ? value.trim().replace(/T00:00:00(?:\.000)?Z$/u, "") : value;
  };
  return withDescription(
    z.preprocess(asText, z.string()).check((context) => {
      const day = context.value;
      if (!dateForm.test(day)) context.issues.push(broken("date-form", day, day));
      else if (!isRealDate(day)) context.issues.push(broken("date-exists", day, day));
      else if (isOutside(Number(day.slice(0, 4)), yearsAhead))
        context.issues.push(broken("date-range", day, String(lastYear(yearsAhead))));
    }),
    { ...description, kind: "date" },
  );
}

function isOutside(found: number, yearsAhead: number): boolean {
  return found < firstYear || found > lastYear(yearsAhead);
}

/** A time of day in India, written HH:MM from 00:00 to 23:59. */
export function time(description: Description) {
  const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);
  return withDescription(
    z.preprocess(trimmed, z.string()).check((context) => {
      const found = context.value;
      if (!timeForm.test(found)) context.issues.push(broken("time-form", found, found));
    }),
    { ...description, kind: "time" },
  );
}

/** Yes or no; left out means no. */
export function flag(description: Description) {
  return withDescription(z.boolean(), { ...description, kind: "flag" }).default(false);
}
