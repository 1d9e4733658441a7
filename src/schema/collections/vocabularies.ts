import { defineLabelledCollection } from "../collection";
import { createIssue, line, list, text } from "../fields";
import { describe } from "../labels";

/**
 * The form of a value's key. It begins with a letter: YAML parses digits as a number, and JavaScript sorts such keys
 * first.
 */
const valueKey = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** The vocabularies that councils define, such as their examinations. Each has one file with a fixed name. */
export const vocabularyEntries = defineLabelledCollection({
  name: "vocabularies",
  folder: "vocabularies",
  type: "Vocabulary",
  fields: {
    /** The title of the vocabulary, for clerks. */
    title: text(describe("vocabularies.title")),
    /** The values, in display order. */
    values: list({
      ...describe("vocabularies.values"),
      item: {
        /** The key of the value in entries. */
        key: line(describe("vocabularies.values.key")),
        /** The name of the value for visitors. */
        name: text(describe("vocabularies.values.name")),
        /** Synonyms that people search for. */
        synonyms: line(describe("vocabularies.values.synonyms")).optional(),
      },
    }),
  },
  check: ({ value: { values }, issues }) => {
    const known = new Set<string>();
    for (const [index, { key }] of values.entries()) {
      const path = ["values", index, "key"];
      if (!valueKey.test(key)) issues.push(createIssue("value-key-form", key, path));
      else if (known.has(key)) issues.push(createIssue("value-key-twice", key, path));
      known.add(key);
    }
  },
});
