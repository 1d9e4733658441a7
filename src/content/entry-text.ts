import { Document, type Node, Scalar, type ScalarTag } from "yaml";
import type { z } from "zod";
import type { Collection } from "../schema/collection";
import { type FieldDescription, getDescription } from "../schema/description";
import { dateForm } from "../schema/formats";
import { localeCodes } from "../site/locales";
import { isGroup } from "./fields";

/** The fields of an entry as they are to be written, right or wrong. */
export type EntryFields = Readonly<Record<string, unknown>>;

/**
 * Returns an entry as the text of its file, in the style of all content files. Fields have the schema's order and
 * languages the site's order. Dates are bare, long lines unbroken and rich texts blocks. A text has quotes wherever a
 * reader of YAML 1.1 or 1.2 would parse it as another type. Fields without a value and flags that say no are left out.
 * Reading it back gives the same fields, whatever stands in them.
 */
export function entryText({ schema }: Pick<Collection, "schema">, fields: EntryFields): string {
  const document = new Document(inOrder(schema, fields), {
    // Other readers of YAML take `yes`, `12:30` and a bare date for no text.
    compat: "yaml-1.1",
    customTags: [dayTag],
    aliasDuplicateObjects: false,
  });
  return document.toString({ lineWidth: 0 });
}

/** A day, which alone of all texts stands bare although readers of YAML 1.1 know it. */
class Day {
  constructor(readonly text: string) {}
}

const dayTag: ScalarTag = {
  tag: "!day",
  default: true,
  identify: (value) => value instanceof Day,
  resolve: (text) => text,
  stringify: ({ value }) => (value instanceof Day ? value.text : String(value)),
};

function inOrder(schema: z.ZodObject, fields: EntryFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]): [string, unknown][] => {
      const description = getDescription(field);
      const value = fields[name];
      if (value === undefined || value === null || (description.kind === "flag" && value === false)) return [];
      return [[name, written(description, value)]];
    }),
  );
}

function written(description: FieldDescription, value: unknown): unknown {
  if (typeof value === "string") return writtenText(description.kind, value);
  if (Array.isArray(value)) {
    return description.kind === "list"
      ? value.map((item: unknown) => (isGroup(item) ? inOrder(description.item, item) : item))
      : value;
  }
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    localeCodes.flatMap((code): [string, unknown][] => {
      const text = value[code];
      return text === undefined || text === null ? [] : [[code, written(description, text)]];
    }),
  );
}

function writtenText(kind: FieldDescription["kind"], text: string): Day | Node | string {
  if (kind === "date" && dateForm.test(text)) return new Day(text);
  // A block's last line ends like the others; the schema drops that line break again.
  if (kind === "markdown" && !text.endsWith("\n")) return writtenText(kind, `${text}\n`);
  if (!/(?!\n)\p{Cc}/u.test(text)) return text;
  const quoted = new Scalar(text);
  quoted.type = Scalar.QUOTE_DOUBLE;
  return quoted;
}
