import type { GlossaryRules } from "../../language/glossary";
import { getLanguageName, toMessage } from "../../messages";
import { collections } from "../../schema/collections";
import { council } from "../../schema/collections/site";
import { isTranslated } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import { getKind } from "../../schema/kinds";
import { type LocaleCode, localeCodes, locales } from "../../site/locales";
import { isGroup } from "../../site/merge";
import type { Diagnostic } from "../diagnostic";
import type { WrittenField } from "../fields";
import { openGlossary } from "../glossary";
import { findLanguageFaults, type TextKind } from "../language-rules";
import { mostReported } from "../limits";
import { memoizeByObject } from "../memoize";
import type { Path } from "../position";
import { createProblem, isUnreadable, type WrittenEntry } from "../written-entry";
import type { Rule } from "./rule";

const findFaultsIn = memoizeByObject((entry: WrittenEntry, rules: GlossaryRules) =>
  entry.fields
    .flatMap(listFieldTexts)
    .flatMap(({ path, locale, text, kind }) =>
      findLanguageFaults(text, locale, kind, openGlossary(rules)).map((found) =>
        createProblem(entry, { ...found, path }),
      ),
    )
    .slice(0, mostReported),
);

/** Texts use the script and spelling of their language, and none of the forms that the glossary avoids. */
export const textsFollowLanguageRules: Rule = ({ entries, glossary }) =>
  entries.flatMap((entry) => findFaultsIn(entry, glossary));

/** A text of a field in one language. */
export interface FieldText {
  readonly path: Path;
  readonly locale: LocaleCode;
  readonly text: string;
  readonly kind: TextKind;
}

/** Returns a field's texts, one per written language. */
export function listFieldTexts({ path, description, value }: WrittenField): FieldText[] {
  const { shape, isMarkdown } = getKind(description.kind);
  if (shape !== "texts" || !isGroup(value)) return [];
  const kind = isMarkdown ? "prose" : "line";
  return localeCodes.flatMap((locale) => {
    const text = value[locale];
    return typeof text === "string" ? [{ path: [...path, locale], locale, text, kind }] : [];
  });
}

/** The languages that every text must have. */
const complete = locales.filter(({ partial }) => !partial);

/** Every text exists in all languages that are not partial. Texts of some lists may be in one language alone. */
export const textsAreTranslated: Rule = ({ entries, untranslatedLists }) =>
  entries.filter(({ collection }) => !untranslatedLists.includes(collection.name)).flatMap(untranslatedIn);

/** The lists that the settings allow in one language alone exist. */
export const untranslatedListsExist: Rule = ({ entries }) => {
  const allowed = collections.map(({ name }) => name);
  return entries.flatMap((entry) =>
    listNamesIn(entry).flatMap(({ path, value }) => {
      if (allowed.some((name) => name === value)) return [];
      const about = toMessage("untranslated-list", { found: String(value), allowed: allowed.join(", ") });
      return [createProblem(entry, { path, message: about })];
    }),
  );
};

/** Returns the names of the lists that the council's settings allow in one language alone. */
export function findUntranslatedLists(entries: readonly WrittenEntry[]): string[] {
  return entries.flatMap(listNamesIn).map(({ value }) => String(value));
}

function listNamesIn({ collection, fields }: WrittenEntry) {
  if (collection.name !== council.name) return [];
  return fields.filter(({ path }) => path[0] === "englishAllowed" && path[2] === "list");
}

function untranslatedIn(entry: WrittenEntry): Diagnostic[] {
  return entry.fields.flatMap(({ path, description, value }) => {
    // A text in no language is refused by its schema.
    if (!isTranslated(description) || !isGroup(value) || isEmpty(value)) return [];
    return complete
      .filter(({ code }) => isEmpty(value[code]) && !isUnreadable(entry, [...path, code]))
      .map(({ code }) => {
        const about = toMessage("text-untranslated", { language: getLanguageName(code) });
        return createProblem(entry, { path: [...path, code], part: "key", message: about });
      });
  });
}
