import { z } from "zod";

/** A string as YAML gives it: a bare number is taken as the text that was written. Each call gives a type of its own. */
export function coercedString() {
  return z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string());
}
