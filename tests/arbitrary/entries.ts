import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import * as z from "zod";
import type { EntryFields } from "../../src/content/entry-text";
import { findIllFormed, fixIllFormed } from "../../src/language/ill-formed";
import { findLegacyFontText } from "../../src/language/legacy-font";
import type { Collection } from "../../src/schema/collection";
import { type Field, getFields } from "../../src/schema/description";
import { getKind } from "../../src/schema/kinds";
import { localeCodes } from "../../src/site/locales";
import { devanagariText, mixedText, seed } from "./texts";

export { seed };

/** Characters and texts that writers of YAML or CSV most often get wrong. */
const { signs, letters, wholes } = z
  .strictObject({ letters: z.string(), signs: z.array(z.string()), wholes: z.array(z.string()) })
  .parse(parse(readFileSync("tests/arbitrary/awkward.yaml", "utf8")));

/** Text that a person could type into a line, mostly hard to write as YAML or CSV. */
export const awkwardText = fc.oneof(
  fc.constantFrom(...wholes),
  fc.string({ unit: fc.constantFrom(...letters, ...signs), minLength: 1, maxLength: 40 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
  fc.lorem({ maxCount: 60 }),
  devanagariText,
  mixedText,
);

const paragraphs = fc
  .array(fc.oneof(awkwardText, fc.constantFrom("", "  indented", "trailing  ", "- item", "```")), {
    minLength: 1,
    maxLength: 5,
  })
  .map((lines) => lines.join("\n"));

/** Corrects texts as a clerk would: hardly any random sequence of Devanagari signs is well-formed. */
function wellFormed(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return texts
    .map((text) => fixIllFormed(text))
    .filter((text) => findIllFormed(text).length === 0 && findLegacyFontText(text) === undefined);
}

/** Returns entries that a collection's schema accepts, as the schema parses them. */
export function arbitraryEntry(collection: Collection): fc.Arbitrary<EntryFields> {
  return group(getFields(collection))
    .map((fields) => z.safeParse(collection.schema, fields))
    .filter(isRight)
    .map(({ data }) => data);
}

function isRight<Data>(result: { success: boolean; data?: Data }): result is { success: true; data: Data } {
  return result.success;
}

function group(fields: readonly Field[]): fc.Arbitrary<EntryFields> {
  const parts = fields.map((field): [string, fc.Arbitrary<unknown>] => [
    field.name,
    // Half of the optional fields are absent: the rules of some fields hardly ever accept random values.
    field.required ? valueFor(field) : fc.option(valueFor(field), { nil: undefined, freq: 1 }),
  ]);
  return fc.record(Object.fromEntries(parts)).map(withoutUndefined);
}

function valueFor(field: Field): fc.Arbitrary<unknown> {
  const { shape, sample, isMarkdown } = getKind(field.kind);
  switch (shape) {
    case "line":
      if (sample === undefined) return wellFormed(awkwardText).filter(isPlain);
      return fc.oneof(fc.constant(sample), formed[field.kind] ?? fc.constant(sample));
    case "texts":
      return texts(wellFormed(isMarkdown ? paragraphs : awkwardText).filter(isPlain));
    case "files":
      return fc.record({ en: fileName, hi: fileName, sa: fileName }, { requiredKeys: ["en"] });
    case "day":
      return fc
        .date({ min: new Date("2000-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10));
    case "time":
      return fc.constantFrom("00:00", "09:05", "17:30", "23:59");
    case "flag":
      return fc.boolean();
    case "integer":
      return "minimum" in field ? fc.integer({ min: field.minimum, max: field.maximum }) : fc.integer();
    case "choice":
      return fc.constantFrom(...("choices" in field ? field.choices.map(({ value }) => value) : []));
    case "reference":
      return fc.constantFrom("almora", "council", "12", "007", "1e3");
    case "list":
      return fc.array(group("item" in field ? getFields({ schema: field.item }) : []), { minLength: 1, maxLength: 3 });
  }
}

const fileName = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,10}\.(?:pdf|csv|xlsx)$/u);

/** Values in addition to the sample, by kind. */
const formed: Readonly<Partial<Record<Field["kind"], fc.Arbitrary<unknown>>>> = {
  key: fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,2}$/u),
  document: fileName,
  link: fc.webUrl({ validSchemes: ["https"], withFragments: true, withQueryParameters: true }),
  email: fc.constant("a+b@council.example"),
  telephone: fc.stringMatching(/^\+?[1-9][\d -]{6,14}\d$/u),
};

function texts(text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.record(Object.fromEntries(localeCodes.map((code) => [code, text])));
}

/** Returns whether a text has only characters that the schema accepts in every text. */
function isPlain(text: string): boolean {
  return text.trim() !== "" && !/[<\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u.test(text.replaceAll("\n", ""));
}

function withoutUndefined(fields: EntryFields): EntryFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
