import { type ClerkMessage, toMessage } from "../../messages";
import type { Collection } from "../../schema/collection";
import { parsedLists } from "../../schema/collections/lists";
import { pages } from "../../schema/collections/site";
import { vocabularyEntries } from "../../schema/collections/vocabularies";
import { everyVocabulary } from "../../schema/vocabularies";
import { routeIds } from "../../site/routes";
import { createFileDiagnostic } from "../diagnostic";
import { getCollectionPath } from "../files";
import { entryEnding } from "../folders";
import { suggest } from "../suggest";
import { createProblem } from "../written-entry";
import { listWritten, type Rule } from "./rule";

const pageNames: readonly string[] = [...routeIds, "not-found"];

/** The lists whose files have the texts of their pages. */
const withTexts = parsedLists.flatMap(({ key, summary }) => (summary ? [key] : []));

/** Every page of the site has a text, and every text belongs to a page. */
export const pagesHaveTexts = hasExactly(
  pages,
  pageNames,
  (name) => toMessage("page-missing", { name }),
  (found) => {
    const near = suggest(found, pageNames);
    return near
      ? toMessage("page-near", { found, near })
      : toMessage("page-unknown", { found, allowed: pageNames.join(", ") });
  },
  withTexts,
);

const vocabularyNames = everyVocabulary.flatMap(({ name, file }) => (file === undefined ? [] : [name]));

/** Every vocabulary that councils write has a file, and every file belongs to a vocabulary. */
export const vocabulariesExist = hasExactly(
  vocabularyEntries,
  vocabularyNames,
  (name) => toMessage("vocabulary-missing", { name }),
  (found) => toMessage("vocabulary-unknown", { found, allowed: vocabularyNames.join(", ") }),
);

/** Creates the rule that a collection has an entry of each of these names, but the optional ones, and no other. */
function hasExactly(
  collection: Collection,
  names: readonly string[],
  missing: (name: string) => ClerkMessage,
  unknown: (name: string) => ClerkMessage,
  optional: readonly string[] = [],
): Rule {
  return (content) => {
    const entries = listWritten(content, collection.name);
    const present = new Set(entries.map(({ name }) => name));
    const folder = getCollectionPath(collection);
    const absent = names.filter((name) => !present.has(name) && !optional.includes(name));
    const others = entries.filter(({ name }) => !names.includes(name));
    return [
      ...absent.map((name) => createFileDiagnostic(`${folder}/${name}${entryEnding}`, missing(name))),
      ...others.map((entry) => createProblem(entry, { path: ["key"], message: unknown(entry.name) })),
    ];
  };
}
