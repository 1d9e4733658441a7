import { vocabularyEntries } from "../../schema/collections/vocabularies";
import { vocabularies } from "../../schema/vocabularies";
import { fileDiagnostic } from "../diagnostic";
import { getCollectionPath } from "../files";
import { entryEnding } from "../folders";
import { message } from "../messages";
import { problemIn } from "../written-entry";
import { type Rule, writtenIn } from "./rule";

const names: readonly string[] = vocabularies.flatMap((vocabulary) => ("file" in vocabulary ? [vocabulary.name] : []));

/** Every vocabulary that councils write has a file, and every file belongs to a vocabulary. */
export const vocabulariesExist: Rule = (content) => {
  const entries = writtenIn(content, vocabularyEntries.name);
  const present = new Set(entries.map(({ name }) => name));
  const missing = names
    .filter((name) => !present.has(name))
    .map((name) =>
      fileDiagnostic(
        `${getCollectionPath(vocabularyEntries)}/${name}${entryEnding}`,
        message("vocabulary-missing", { name }),
      ),
    );
  const unknown = entries.filter(({ name }) => !names.includes(name));
  const allowed = names.join(", ");
  return [
    ...missing,
    ...unknown.map((entry) => {
      const about = message("vocabulary-unknown", { found: entry.name, allowed });
      return problemIn(entry, { path: ["key"], part: "value", message: about });
    }),
  ];
};
