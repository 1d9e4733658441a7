import { parse } from "yaml";
import { vocabularyEntries } from "./collections/vocabularies";
import { type Vocabulary, vocabulary } from "./fields";
import { getLabel } from "./labels";
import { vocabularyTexts } from "./vocabulary-files";

/** The examinations whose results are published. */
export const exam = contentVocabulary("exam");

/** The ways of entering an examination as a candidate. */
export const candidature = contentVocabulary("candidature");

/** The stages of the traditional stream. */
export const level = contentVocabulary("level");

/** The kinds of school management. */
export const management = contentVocabulary("management");

/** The kinds of law on the acts and rules page. */
export const law = contentVocabulary("law");

/** The subjects of orders. */
export const subject = contentVocabulary("subject");

/** The kinds of invitation in public notices. */
export const notice = contentVocabulary("notice");

/** The severity levels of site notices, highest first. */
export const noticeLevel = vocabulary("noticeLevel", {
  urgent: getLabel("vocabulary.noticeLevel.urgent"),
  important: getLabel("vocabulary.noticeLevel.important"),
  information: getLabel("vocabulary.noticeLevel.information"),
});

/** The shifts in which papers are written, earliest first. */
export const shift = contentVocabulary("shift");

/** The reasons why schools are closed on a day. */
export const holidayKind = vocabulary("holidayKind", {
  national: getLabel("vocabulary.holidayKind.national"),
  public: getLabel("vocabulary.holidayKind.public"),
  restricted: getLabel("vocabulary.holidayKind.restricted"),
  vacation: getLabel("vocabulary.holidayKind.vacation"),
});

/** The stages of a court case. */
export const proceeding = contentVocabulary("proceeding");

/** The parts of government that officials belong to. */
export const body = contentVocabulary("body");

/** The duties of officials under the Right to Information Act, 2005 (ss. 5(1), 5(2), 19(1)). */
export const informationDuty = vocabulary("informationDuty", {
  officer: getLabel("vocabulary.informationDuty.officer"),
  assistant: getLabel("vocabulary.informationDuty.assistant"),
  appellate: getLabel("vocabulary.informationDuty.appellate"),
});

/** The roles of members in a committee. */
export const seat = contentVocabulary("seat");

/** The audiences of services. */
export const audience = vocabulary("audience", {
  pupils: getLabel("vocabulary.audience.pupils"),
  schools: getLabel("vocabulary.audience.schools"),
});

/** The methods of assessment of a subject. */
export const assessment = vocabulary("assessment", {
  marks: getLabel("vocabulary.assessment.marks"),
  grade: getLabel("vocabulary.assessment.grade"),
});

/** All vocabularies of the site. Code may only refer to values defined in this file. */
export const vocabularies = [
  exam,
  candidature,
  level,
  management,
  law,
  subject,
  notice,
  noticeLevel,
  shift,
  holidayKind,
  proceeding,
  body,
  informationDuty,
  seat,
  audience,
  assessment,
] as const;

/** The name of a vocabulary. */
export type VocabularyName = (typeof vocabularies)[number]["name"];

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
