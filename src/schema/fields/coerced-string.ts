import { z } from "zod";

/** Creates a zod type for a string from YAML. Unquoted numbers are accepted as text. */
export function coercedString() {
  return z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string());
}
