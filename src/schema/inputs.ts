/** Values as YAML and forms write them. */
import * as z from "zod";
import { trimText } from "../language/script";

/** Checks whether a value is empty: no value, blank text, or a list or group of only empty values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return trimText(value) === "";
  return typeof value === "object" && !(value instanceof Date) && Object.values(value).every(isEmpty);
}

/** Creates a type for a value that may be missing or empty, as forms write it. */
export function orEmpty<Type extends z.ZodType>(type: Type) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), type.optional()).optional();
}

/** Creates a type for a string from YAML. Unquoted numbers are accepted as text. */
export function createStringInput() {
  return z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string());
}
