import type * as z from "zod";
import type { ListId } from "../../site/chosen-lists";
import { chooseText, type LocaleCode, type LocalizedTexts, localeCodes } from "../../site/locales";
import { applyTermsInAll } from "../../site/terms";
import { type Collection, defineCollection } from "../collection";
import type { Description, Words } from "../description";
import {
  choice,
  clerkText,
  date,
  document,
  email,
  flag,
  integer,
  line,
  link,
  markdown,
  picture,
  reference,
  telephone,
  text,
  time,
  year,
} from "../fields";
import { describeShared } from "../labels";
import { checkDatedEntry, checkNotBefore, checkStaysOpen, pageFields, periodFields, sourceFields } from "../published";
import { getVocabulary } from "../vocabularies";
import { type ListFile, type listKinds, parsedLists } from "./lists";

type FileField = ListFile["fields"][number];

/** The largest number of a field without bounds. */
const largest = 999_999_999;

/** Creates the field of each kind from its description and its values in the file. */
const creators: Readonly<
  Record<(typeof listKinds)[number], (description: Description, field: FileField) => z.ZodType>
> = {
  text: (description, { untranslated }) => (untranslated ? clerkText(description) : text(description)),
  markdown,
  line,
  date: (description) => date(description),
  time,
  year,
  integer: (description, { minimum = 0, maximum = largest }) => integer({ ...description, minimum, maximum }),
  flag,
  choice: (description, { vocabulary = "" }) => choice({ ...description, from: getVocabulary(vocabulary) }),
  reference: (description, { collection = "" }) => reference({ ...description, collection }),
  document,
  picture,
  link,
  email,
  telephone,
};

/** The fields of every dated entry. */
const datedFields = { ...periodFields, ...sourceFields, ...pageFields };

/** The collections of the lists that files describe, in order. */
export const collectionsByFile: readonly Collection<ListId>[] = parsedLists.map(createCollection);

function createCollection(file: (typeof parsedLists)[number]): Collection<ListId> {
  const { key, title, hint, keyFrom, folder = key, dated } = file;
  const about = {
    name: key,
    folder,
    type: `List${key.replace(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase())}`,
    ...describeIn(title, hint, key),
    entryName: key.replace(/s$/u, "").replaceAll("-", " "),
    ...(keyFrom && { keyFrom }),
  };
  const fields = Object.fromEntries(file.fields.map((field) => [field.name, createField(field, file)]));
  if (!dated) return defineCollection({ ...about, fields, check: (context) => checkDays(context, file) });
  return defineCollection({
    ...about,
    fields: { ...fields, ...datedFields },
    check: (context) => {
      checkDays(context, file);
      checkDatedEntry(context);
    },
  });
}

function createField(field: FileField, { form = [] }: ListFile): z.ZodType {
  const { name, kind, required } = field;
  const own = form.find((item) => item.field === name);
  const description = own ? describeIn(own.label, own.hint, name) : (describeShared(name) ?? describeIn({}, {}, name));
  const created = creators[kind](description, field);
  return required || kind === "flag" ? created : created.optional();
}

/** Describes a field or a list by its texts; a language without one has a fallback of it. */
function describeIn(label: LocalizedTexts, hint: LocalizedTexts = {}, name = ""): Description {
  const [labels, hints] = [applyTermsInAll(label), applyTermsInAll(hint)];
  const labelIn = (code: LocaleCode) => chooseText(labels, code)?.text ?? name;
  const hintIn = (code: LocaleCode) => chooseText(hints, code)?.text ?? "";
  const words: Words = { en: labelIn("en"), hi: labelIn("hi"), sa: labelIn("sa") };
  return {
    label: { ...words, ...Object.fromEntries(localeCodes.map((code) => [code, labelIn(code)])) },
    help: { en: hintIn("en"), hi: hintIn("hi") },
  };
}

/** Checks the days of an entry against each other, as its list asks. */
function checkDays(
  context: z.core.ParsePayload<Readonly<Record<string, unknown>>>,
  { fields, deadline }: ListFile,
): void {
  for (const { name, notBefore } of fields) if (notBefore) checkNotBefore(context, name, notBefore);
  if (deadline) checkStaysOpen(context, deadline);
}
