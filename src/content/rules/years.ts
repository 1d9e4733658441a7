import { isRealDate } from "../../language/dates";
import { readWholeNumber } from "../../language/whole-number";
import { toMessage } from "../../messages";
import { dateForm, firstYear } from "../../schema/formats";
import type { WrittenField } from "../fields";
import { createProblem } from "../written-entry";
import type { Rule } from "./rule";

/** Years before `firstYear`, and more years ahead than a field allows, are errors: a digit is wrong. */
export const yearsAreNear: Rule = ({ entries, today }) =>
  entries.flatMap((entry) =>
    entry.fields.flatMap((field) => {
      const { description, path } = field;
      const year = findYear(field);
      if (year === undefined || !("yearsAhead" in description)) return [];
      const maximum = Number(today.slice(0, 4)) + description.yearsAhead;
      if (year >= firstYear && year <= maximum) return [];
      const rule = description.kind === "year" ? "year-range" : "date-range";
      const found = String(field.value).trim();
      return [createProblem(entry, { path, message: toMessage(rule, { found, minimum: firstYear, maximum }) })];
    }),
  );

/** Returns the year of a field's value; undefined for other fields, and for values that the schema refuses. */
function findYear({ description, value }: WrittenField): number | undefined {
  if (description.kind === "year") {
    const number = typeof value === "string" ? readWholeNumber(value) : value;
    return typeof number === "number" && Number.isInteger(number) ? number : undefined;
  }
  const day = description.kind === "date" && typeof value === "string" ? value.trim().slice(0, 10) : "";
  return dateForm.test(day) && isRealDate(day) ? Number(day.slice(0, 4)) : undefined;
}
