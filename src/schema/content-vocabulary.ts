import { parse } from "yaml";
import { vocabularyEntries } from "./collections/vocabularies";
import type { Vocabulary } from "./fields";
import { vocabularyTexts } from "./vocabulary-files";

/**
 * Returns a vocabulary whose values the council defines in `content/vocabularies`. Code refers to none of them. A
 * missing or invalid file results in no values: the content check reports the file, and entries are not reported as
 * well.
 */
export function contentVocabulary<Name extends string>(name: Name): Vocabulary<string> & { readonly name: Name } {
  const values = readValues(vocabularyTexts[name]);
  return {
    name,
    file: `content/${vocabularyEntries.folder}/${name}.yaml`,
    values: Object.fromEntries(values.map(({ key, name: words }) => [key, words])),
    synonyms: Object.fromEntries(values.flatMap(({ key, synonyms }) => (synonyms ? [[key, synonyms]] : []))),
  };
}

function readValues(text = "") {
  try {
    const { success, data } = vocabularyEntries.schema.safeParse(parse(text));
    return success ? data.values : [];
  } catch {
    // The content check parses the file again and reports the position of the error.
    return [];
  }
}
