import { collections } from "../../schema/collections";
import { council } from "../../schema/collections/site";
import { isTranslated } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import { defaultLocale, locales } from "../../site/locales";
import type { Diagnostic } from "../diagnostic";
import { isGroup } from "../fields";
import { getLanguageName, message } from "../messages";
import { createProblem, type WrittenEntry } from "../written-entry";
import type { Rule } from "./rule";

/** The languages that every text must have. English is required by the schema. */
const required = locales.filter(({ code, partial }) => code !== defaultLocale && !partial);

/** Every text is in every language that is not partial, except in lists that may be in English alone. */
export const textsAreTranslated: Rule = ({ entries, englishAllowed }) =>
  entries.filter(({ collection }) => !englishAllowed.includes(collection.name)).flatMap(untranslatedIn);

/** The lists that the settings allow in English alone exist. */
export const englishListsExist: Rule = ({ entries }) => {
  const allowed = collections.map(({ name }) => name);
  return entries.flatMap((entry) =>
    listNamesIn(entry).flatMap(({ path, value }) => {
      if (allowed.some((name) => name === value)) return [];
      const about = message("english-list", { found: String(value), allowed: allowed.join(", ") });
      return [createProblem(entry, { path, part: "value", message: about })];
    }),
  );
};

/** Returns the names of the lists that the council's settings allow in English alone. */
export function englishAllowedIn(entries: readonly WrittenEntry[]): string[] {
  return entries.flatMap(listNamesIn).map(({ value }) => String(value));
}

function listNamesIn({ collection, fields }: WrittenEntry) {
  if (collection.name !== council.name) return [];
  return fields.filter(({ path }) => path[0] === "englishAllowed" && path[2] === "list");
}

function untranslatedIn(entry: WrittenEntry): Diagnostic[] {
  return entry.fields.flatMap(({ path, description, value }) => {
    if (!isTranslated(description) || !isGroup(value)) return [];
    return required
      .filter(({ code }) => isEmpty(value[code]))
      .map(({ code }) => {
        const about = message("text-untranslated", { language: getLanguageName(code), code });
        return createProblem(entry, { path: [...path, code], part: "key", message: about });
      });
  });
}
