import type { z } from "zod";
import { isGroup } from "../content/fields";
import { readDay, readTime } from "../language/dates";
import { toDigits } from "../language/digits";
import { getDescription } from "../schema/description";
import { getKind, type KindName } from "../schema/kinds";

/** Returns what a clerk typed as it is stored: one form of digits, days and times. What cannot be read stays as typed. */
export function readTyped(kind: KindName, typed: string): string | number {
  const { shape, latinDigits } = getKind(kind);
  const text = typed.trim();
  const digits = toDigits(text, "en");
  if (shape === "day") return readDay(text);
  if (shape === "time") return readTime(text) ?? text;
  if (shape !== "integer") return latinDigits ? digits : typed;
  // Signs of grouping are typed in amounts, and stored in none.
  const plain = digits.replaceAll(",", "");
  return /^-?\d+$/u.test(plain) ? Number(plain) : text;
}

/** Returns an entry's fields as they are stored, from what stands in the form. */
export function readTypedFields({ shape }: z.ZodObject, data: unknown): unknown {
  if (!isGroup(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]): [string, unknown] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!field) return [name, value];
      const description = getDescription(field);
      if (description.kind !== "list")
        return [name, typeof value === "string" ? readTyped(description.kind, value) : value];
      return [name, Array.isArray(value) ? value.map((item) => readTypedFields(description.item, item)) : value];
    }),
  );
}
