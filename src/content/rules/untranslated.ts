import { collections } from "../../schema/collections";
import { council } from "../../schema/collections/council";
import { isTranslated } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import { defaultLocale, localeCodes } from "../../site/locales";
import { byPosition } from "../diagnostic";
import { isGroup } from "../fields";
import { languageNames, message } from "../messages";
import type { Path } from "../position";
import { problemIn, type WrittenEntry } from "../written-entry";
import type { Rule } from "./rule";

interface Untranslated {
  readonly entry: WrittenEntry;
  readonly path: Path;
  readonly code: (typeof localeCodes)[number];
}

/**
 * Every text is in every language, except in lists that may be in English alone. Up to the allowed number, missing
 * translations are warnings.
 */
export const textsAreTranslated: Rule = ({ entries, englishAllowed, limits: { untranslatedAllowed: allowed } }) => {
  const missing = entries.filter(({ collection }) => !englishAllowed.includes(collection.name)).flatMap(untranslatedIn);
  return missing
    .map((one) => ({ ...one, problem: problemOf(one, missing.length, allowed) }))
    .sort((one, other) => byPosition(one.problem, other.problem))
    .map(({ entry, path, code, problem }, index) => {
      if (index >= allowed) return problem;
      const values = { language: languageNames[code], code, missing: missing.length, allowed };
      return problemIn(entry, { path, part: "key", message: message("text-untranslated-allowed", values) }, "warning");
    });
};

/** The lists that the settings allow in English alone exist. */
export const englishListsExist: Rule = ({ entries }) => {
  const allowed = collections.map(({ name }) => name);
  return entries.flatMap((entry) =>
    listNamesIn(entry).flatMap(({ path, value }) => {
      if (allowed.some((name) => name === value)) return [];
      const about = message("english-list", { found: String(value), allowed: allowed.join(", ") });
      return [problemIn(entry, { path, part: "value", message: about })];
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

function untranslatedIn(entry: WrittenEntry): Untranslated[] {
  return entry.fields.flatMap(({ path, description, value }) => {
    if (!isTranslated(description) || !isGroup(value)) return [];
    return localeCodes
      .filter((code) => code !== defaultLocale && isEmpty(value[code]))
      .map((code) => ({ entry, path: [...path, code], code }));
  });
}

function problemOf({ entry, path, code }: Untranslated, missing: number, allowed: number) {
  const language = languageNames[code];
  const wrong =
    allowed === 0
      ? message("text-untranslated", { language, code })
      : message("text-untranslated-beyond", { language, code, missing, allowed });
  return problemIn(entry, { path, part: "key", message: wrong });
}
