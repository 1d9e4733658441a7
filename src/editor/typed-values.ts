import type { z } from "zod";
import { isGroup } from "../content/fields";
import { readDay, readTime } from "../language/dates";
import { toDigits } from "../language/digits";
import { type FieldDescription, getDescription } from "../schema/description";

/** Returns what a clerk typed as it is stored: one form of digits, days and times. What cannot be read stays as typed. */
export function readTyped(kind: FieldDescription["kind"], typed: string): string | number {
  const text = typed.trim();
  const digits = toDigits(text, "en");
  switch (kind) {
    case "integer": {
      // Signs of grouping are typed in amounts, and stored in none.
      const plain = digits.replaceAll(",", "");
      return /^-?\d+$/u.test(plain) ? Number(plain) : text;
    }
    case "date":
      return readDay(text);
    case "time":
      return readTime(text) ?? text;
    case "line":
    case "telephone":
      return digits;
    default:
      return typed;
  }
}

/** Returns an entry's fields as they are stored, from what stands in the form. */
export function readTypedFields({ shape }: z.ZodObject, data: unknown): unknown {
  if (!isGroup(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]): [string, unknown] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!field) return [name, value];
      const description = getDescription(field);
      if (typeof value === "string") return [name, readTyped(description.kind, value)];
      if (description.kind !== "list" || !Array.isArray(value)) return [name, value];
      return [name, value.map((item) => readTypedFields(description.item, item))];
    }),
  );
}
