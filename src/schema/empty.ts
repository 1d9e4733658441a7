import type { z } from "zod";
import { getDescription, isOptional } from "./description";

/** Returns whether a value is empty: no value, blank text, or a list or group of only empty values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && !(value instanceof Date) && Object.values(value).every(isEmpty);
}

/**
 * An entry without the optional fields that are empty: a form that was cleared leaves `link: ''` behind, which means
 * the same as no link. Anything that is no group of fields is given back as it is.
 */
export function withoutEmpty(schema: z.ZodObject, value: unknown): unknown {
  if (!isGroup(value)) return value;
  const kept: [string, unknown][] = [];
  for (const [name, fieldValue] of Object.entries(value)) {
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    if (!field) kept.push([name, fieldValue]);
    else if (!isOptional(field) || !isEmpty(fieldValue)) kept.push([name, withoutEmptyInside(field, fieldValue)]);
  }
  return Object.fromEntries(kept);
}

function withoutEmptyInside(field: z.core.$ZodType, value: unknown): unknown {
  const description = getDescription(field);
  if (description.kind !== "list" || !Array.isArray(value)) return value;
  return value.map((item) => withoutEmpty(description.item, item));
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
