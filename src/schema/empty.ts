import type { z } from "zod";
import { getDescription, isOptional } from "./description";

/** Checks whether a value is empty: no value, blank text, or a list or group of only empty values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && !(value instanceof Date) && Object.values(value).every(isEmpty);
}

/**
 * Removes the empty optional fields of an entry: a cleared form leaves `link: ''`, which means no link. Values that are
 * not groups are returned unchanged.
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
