import type { z } from "zod";
import { isGroup } from "../content/fields";
import { readDay, readTime } from "../language/dates";
import { toDigits } from "../language/digits";
import { getDescription } from "../schema/description";
import { getKind, type KindName } from "../schema/kinds";

/** Normalises the digits, days and times that a clerk typed, for storage. An unreadable value stays as typed. */
export function readTyped(kind: KindName, typed: string): string | number {
  const { shape, latinDigits } = getKind(kind);
  const text = typed.trim();
  const digits = toDigits(text, "en");
  if (shape === "day") return readDay(text);
  if (shape === "time") return readTime(text) ?? text;
  if (shape !== "integer") return latinDigits ? digits : typed;
  // Clerks type amounts with grouping separators.
  const plain = digits.replaceAll(",", "");
  return /^-?\d+$/u.test(plain) ? Number(plain) : text;
}

/** Normalises the values of a form for storage. */
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
