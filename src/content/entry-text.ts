import { Document, type Node, Scalar, type ScalarTag } from "yaml";
import type * as z from "zod";
import { tidyText } from "../language/script";
import type { Collection } from "../schema/collection";
import { type FieldDescription, getDescription } from "../schema/description";
import { dateForm } from "../schema/formats";
import { getKind } from "../schema/kinds";
import { textCodes } from "../site/chosen-locales";
import { isGroup } from "../site/merge";

/** The fields of an entry to be written, valid or not. */
export type EntryFields = Readonly<Record<string, unknown>>;

/**
 * Serialises an entry to YAML in the style of all content files. Parsing the result returns the same fields, but for
 * blanks around texts and joiners that no script needs. Fields follow the schema's order, languages the site's order. Dates
 * are unquoted, long lines unbroken and rich texts block scalars. A text is quoted if a YAML 1.1 or 1.2 parser would read it
 * as another type. Empty fields and false flags are omitted.
 */
export function serializeEntry({ schema }: Pick<Collection, "schema">, fields: EntryFields): string {
  const document = new Document(inOrder(schema, fields), {
    // YAML 1.1 parsers read `yes`, `12:30` and an unquoted date as other types than text.
    compat: "yaml-1.1",
    customTags: [dayTag],
    aliasDuplicateObjects: false,
  });
  return document.toString({ lineWidth: 0 });
}

/** A day: the only text left unquoted although YAML 1.1 parsers read it as a date. */
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
      if (value === undefined || value === null || (getKind(description.kind).shape === "flag" && value === false))
        return [];
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
    textCodes.flatMap((code): [string, unknown][] => {
      const text = value[code];
      return text === undefined || text === null ? [] : [[code, written(description, text)]];
    }),
  );
}

function writtenText(kind: FieldDescription["kind"], text: string): Day | Node | string {
  const { shape, isMarkdown } = getKind(kind);
  // At every entrance alike. Programs also write an accent as a sign of its own or as part of its letter; a file has one spelling.
  const composed = (isMarkdown ? text : tidyText(text)).replace(/\p{Script=Latin}\p{M}+/gu, (letter) =>
    letter.normalize("NFC"),
  );
  if (composed !== text) return writtenText(kind, composed);
  if (shape === "day" && dateForm.test(text)) return new Day(text);
  // End the block's last line like the others; the schema trims that line break.
  if (isMarkdown && !text.endsWith("\n")) return writtenText(kind, `${text}\n`);
  if (!/(?!\n)\p{Cc}/u.test(text)) return text;
  const quoted = new Scalar(text);
  quoted.type = Scalar.QUOTE_DOUBLE;
  return quoted;
}
