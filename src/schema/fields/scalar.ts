import * as z from "zod";
import { isRealDate } from "../../language/dates";
import { trimText } from "../../language/script";
import { timeForm } from "../../language/times";
import { readWholeNumber } from "../../language/whole-number";
import { type Description, withDescription } from "../description";
import { dateForm, keyForm } from "../formats";
import { createStringInput } from "../inputs";
import { createIssue, requireForm } from "./rule";

/** The default number of future years that dates may have. */
const usualYearsAhead = 2;

/**
 * Creates the field for an entry's key: the file name without `.yaml`. It is part of a permanent URL, so it never
 * changes.
 */
export function key(description: Description) {
  return withDescription(requireForm(createStringInput(), keyForm, "key-form"), { ...description, kind: "key" });
}

/** Creates a field for a whole number within bounds, also written as a text. */
export function integer(description: Description & Bounds) {
  const { minimum, maximum } = description;
  const number = z.preprocess(fromText, z.int().min(minimum).max(maximum));
  return withDescription(number, { ...description, kind: "integer" });
}

/** Creates a field for a calendar year. The content check knows which years are allowed (`yearsAreNear`). */
export function year(description: Description) {
  const number = z.preprocess(fromText, z.number().multipleOf(1));
  return withDescription(number, { ...description, kind: "year", yearsAhead: usualYearsAhead });
}

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

const fromText = (value: unknown) => (typeof value === "string" ? (readWholeNumber(value) ?? value) : value);

/**
 * Creates a field for a date, YYYY-MM-DD. Also accepts timestamps, since some YAML parsers convert unquoted dates. The
 * content check knows which years are allowed (`yearsAreNear`).
 * `yearsAhead` is the number of future years allowed.
 */
export function date({ yearsAhead = usualYearsAhead, ...description }: Description & { readonly yearsAhead?: number }) {
  const asText = (value: unknown) => {
    if (value instanceof Date) return value.toISOString().slice(0, 10);
    return typeof value === "string" ? trimText(value).replace(/T00:00:00(?:\.000)?Z$/u, "") : value;
  };
  const day = z.preprocess(asText, z.string()).check(({ value: found, issues }) => {
    if (!dateForm.test(found)) issues.push(createIssue("date-form", found));
    else if (!isRealDate(found)) issues.push(createIssue("date-exists", found));
  });
  return withDescription(day, { ...description, kind: "date", yearsAhead });
}

/** Creates a field for a time of day in India, HH:MM from 00:00 to 23:59. */
export function time(description: Description) {
  return withDescription(requireForm(z.string().transform(trimText), timeForm, "time-form"), {
    ...description,
    kind: "time",
  });
}

/** Creates a field for yes or no; no by default. */
export function flag(description: Description) {
  return withDescription(z.boolean(), { ...description, kind: "flag" }).default(false);
}
