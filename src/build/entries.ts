import type { z } from "zod";
import type { Collection } from "../schema/collection";
import { withoutEmpty } from "../schema/empty";

/** An entry as its schema reads it. */
export type EntryOf<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodObject<Shape, z.core.$strict>>;

/** Reads an entry from its fields, as its YAML or Gatsby's node has them; fields that are Gatsby's own are left out. */
export function readEntry<Shape extends z.core.$ZodLooseShape>(
  { schema }: Collection<string, Shape>,
  fields: Readonly<Record<string, unknown>>,
): EntryOf<Shape> {
  const own = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, fields[name] ?? undefined]));
  return schema.parse(withoutEmpty(schema, own));
}
