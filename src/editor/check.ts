import { type ClerkLanguage, type ClerkTexts, languageNames } from "../content/clerk-languages";
import type { Severity } from "../content/diagnostic";
import { readEntry } from "../content/entry";
import { fieldName, isGroup, writtenFields } from "../content/fields";
import { languageFindings } from "../content/language-rules";
import { contentLimits } from "../content/limits";
import { textsOfField } from "../content/localized-texts";
import { message, worded } from "../content/messages";
import { proposedKey } from "../content/proposed-key";
import type { Glossary } from "../language/glossary";
import type { Collection } from "../schema/collection";
import { descriptionOf } from "../schema/description";
import { isEmpty } from "../schema/empty";
import { defaultLocale, localeCodes } from "../site/locales";
import { fileFormat } from "./format";
import { readTypedFields } from "./typed-values";

/** The key an entry has, or would have if it were saved as it is; undefined while none can be made. */
export function keyOf(collection: Collection, data: unknown): string | undefined {
  if (!isGroup(data)) return undefined;
  const { key } = data;
  if (typeof key === "string" && key.trim() !== "") return key.trim();
  const typed = readTypedFields(collection.schema, data);
  return isGroup(typed) ? proposedKey(collection, typed) : undefined;
}

/**
 * Returns the content check's problems of a single entry in a clerk's language: the field, the problem and its
 * correction.
 */
export function problemsIn(
  collection: Collection,
  data: unknown,
  language: ClerkLanguage,
  glossary: Glossary,
): string[] {
  const text = fileFormat(collection).toFile(data);
  const key = keyOf(collection, data) ?? "entry";
  const file = { collection, file: `content/${collection.folder}/${key}.yaml`, name: key };
  const { problems } = readEntry(file, text);
  const said = problems
    .filter(({ severity }) => severity === "error")
    .map((problem) => sentence(problem.field?.label, worded(problem.message, language), language));
  return [
    ...said,
    ...untranslated(collection, data, language),
    ...againstLanguageRules(collection, data, language, glossary, "error"),
  ];
}

/** Returns the content check's warnings about the texts of a single entry, in a clerk's language. */
export function warningsIn(
  collection: Collection,
  data: unknown,
  language: ClerkLanguage,
  glossary: Glossary,
): string[] {
  return againstLanguageRules(collection, data, language, glossary, "warning");
}

function sentence(label: ClerkTexts | undefined, text: string, language: ClerkLanguage): string {
  return label ? `${label[language]}: ${text}` : text;
}

function againstLanguageRules(
  { schema }: Collection,
  data: unknown,
  language: ClerkLanguage,
  glossary: Glossary,
  wanted: Severity,
): string[] {
  return writtenFields(schema, data)
    .flatMap(textsOfField)
    .flatMap(({ path, locale, text, kind }) =>
      languageFindings(text, locale, kind, glossary)
        .filter(({ severity }) => severity === wanted)
        .map((found) => sentence(fieldName(schema, path)?.label, worded(found.message, language), language)),
    );
}

function untranslated({ schema }: Collection, data: unknown, language: ClerkLanguage): string[] {
  if (contentLimits.untranslatedAllowed > 0 || !isGroup(data)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const { kind, label } = descriptionOf(field);
    const text = data[name];
    if ((kind !== "text" && kind !== "markdown") || !isGroup(text) || isEmpty(text[defaultLocale])) return [];
    return localeCodes
      .filter((code) => isEmpty(text[code]))
      .map((code) => {
        const told = message("text-untranslated", { language: languageNames[code], code });
        return sentence(label, worded(told, language), language);
      });
  });
}
