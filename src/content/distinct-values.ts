import { foldIdentifier } from "../language/digits";
import type { CollectionName } from "../schema/collections";
import type { Severity } from "./diagnostic";

interface Distinct {
  readonly collection: CollectionName;
  /** The fields whose values together no two entries share. */
  readonly fields: readonly [string, ...string[]];
  /** An error where the value belongs to one entry by its nature; a warning where it is only unlikely twice. */
  readonly severity: Severity;
}

/** The fields in which entries of a list differ. */
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

/** Returns the values of such fields as they are told and as they are compared; undefined where one is missing. */
export function distinctValue(values: readonly (string | undefined)[]) {
  if (values.some((value) => value === undefined || value === "")) return undefined;
  const value = values.join(", ");
  return { value, compared: foldIdentifier(value).toLowerCase() };
}
