import { parse } from "yaml";
import { vocabularyEntries } from "./collections/vocabularies";
import { defineVocabulary, type Vocabulary } from "./fields";
import fixed from "./fixed-vocabularies.json";
import { vocabularyTexts } from "./vocabulary-files";

/** All vocabularies of the site by name. Code may only refer to values in `fixed-vocabularies.json`. */
export const vocabularies = {
  /** The examinations whose results are published. */
  exam: contentVocabulary("exam"),
  /** The ways of entering an examination as a candidate. */
  candidature: contentVocabulary("candidature"),
  /** The stages of the traditional stream. */
  level: contentVocabulary("level"),
  /** The kinds of school management. */
  management: contentVocabulary("management"),
  /** The kinds of law on the acts and rules page. */
  law: contentVocabulary("law"),
  /** The subjects of orders. */
  subject: contentVocabulary("subject"),
  /** The kinds of invitation in public notices. */
  notice: contentVocabulary("notice"),
  /** The severity levels of site notices, highest first. */
  noticeLevel: defineVocabulary("noticeLevel", fixed.noticeLevel),
  /** The shifts of examination papers, earliest first. */
  shift: contentVocabulary("shift"),
  /** The reasons why schools are closed on a day. */
  holidayKind: defineVocabulary("holidayKind", fixed.holidayKind),
  /** The stages of a court case. */
  proceeding: contentVocabulary("proceeding"),
  /** The parts of government that officials belong to. */
  body: contentVocabulary("body"),
  /** The duties of officials under the Right to Information Act, 2005 (ss. 5(1), 5(2), 19(1)). */
  informationDuty: defineVocabulary("informationDuty", fixed.informationDuty),
  /** The roles of members in a committee. */
  seat: contentVocabulary("seat"),
  /** The audiences of services. */
  audience: defineVocabulary("audience", fixed.audience),
  /** The methods of assessment of a subject. */
  assessment: defineVocabulary("assessment", fixed.assessment),
};

/** The name of a vocabulary. */
export type VocabularyName = keyof typeof vocabularies;

/**
 * Returns a vocabulary whose values the council defines in `content/vocabularies`. Code refers to none of them. A
 * missing or invalid file results in no values: the content check reports the file, and entries are not reported as
 * well.
 */
function contentVocabulary<Name extends string>(name: Name): Vocabulary<string> & { readonly name: Name } {
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
