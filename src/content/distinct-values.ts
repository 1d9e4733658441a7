import { foldIdentifier } from "../language/digits";
import type { CollectionName } from "../schema/collections";
import type { Severity } from "./diagnostic";

interface Distinct {
  readonly collection: CollectionName;
  /** The fields whose combined value no two entries share. */
  readonly fields: readonly [string, ...string[]];
  /** An error where a value must be unique by its nature; a warning where a duplicate is only unlikely. */
  readonly severity: Severity;
}

/** The fields that must differ between entries, by collection. */
export const distinct: readonly Distinct[] = [
  { collection: "schools", fields: ["code"], severity: "error" },
  { collection: "rti-manuals", fields: ["number"], severity: "error" },
  { collection: "budgets", fields: ["year"], severity: "error" },
  { collection: "syllabus", fields: ["grade"], severity: "error" },
  { collection: "results", fields: ["exam", "year", "kind"], severity: "warning" },
  { collection: "orders", fields: ["number"], severity: "warning" },
  { collection: "tenders", fields: ["reference"], severity: "warning" },
  { collection: "court-cases", fields: ["number"], severity: "warning" },
];

/** Joins field values, as shown and as compared. Returns undefined if one is missing. */
export function distinctValue(values: readonly (string | undefined)[]) {
  if (values.some((value) => value === undefined || value === "")) return undefined;
  const value = values.join(", ");
  return { value, compared: foldIdentifier(value).toLowerCase() };
}
