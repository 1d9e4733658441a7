import { parse } from "yaml";
import { vocabularyEntries } from "./collections/vocabularies";
import { type Vocabulary, vocabulary } from "./fields";
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
  urgent: { en: "Urgent", hi: "अत्यावश्यक", sa: "अत्यावश्यकम्" },
  important: { en: "Important", hi: "महत्त्वपूर्ण", sa: "महत्त्वपूर्णम्" },
  information: { en: "For your information", hi: "सूचनार्थ", sa: "सूचनार्थम्" },
});

/** The shifts in which papers are written, earliest first. */
export const shift = contentVocabulary("shift");

/** The reasons why schools are closed on a day. */
export const holidayKind = vocabulary("holidayKind", {
  national: { en: "National holiday", hi: "राष्ट्रीय अवकाश", sa: "राष्ट्रियावकाशः" },
  public: { en: "Public holiday", hi: "सार्वजनिक अवकाश", sa: "सार्वजनिकावकाशः" },
  restricted: { en: "Restricted holiday", hi: "निर्बंधित अवकाश", sa: "ऐच्छिकावकाशः" },
  vacation: { en: "Vacation", hi: "दीर्घावकाश", sa: "दीर्घावकाशः" },
});

/** The stages of a court case. */
export const proceeding = contentVocabulary("proceeding");

/** The parts of government that officials belong to. */
export const body = contentVocabulary("body");

/** The duties of officials under the Right to Information Act, 2005 (ss. 5(1), 5(2), 19(1)). */
export const informationDuty = vocabulary("informationDuty", {
  officer: { en: "Public Information Officer", hi: "लोक सूचना अधिकारी", sa: "लोकसूचनाधिकारी" },
  assistant: { en: "Assistant Public Information Officer", hi: "सहायक लोक सूचना अधिकारी", sa: "सहायकलोकसूचनाधिकारी" },
  appellate: { en: "First Appellate Authority", hi: "प्रथम अपीलीय अधिकारी", sa: "प्रथमापीलाधिकारी" },
});

/** The roles of members in a committee. */
export const seat = contentVocabulary("seat");

/** The audiences of services. */
export const audience = vocabulary("audience", {
  pupils: { en: "Pupils and former pupils", hi: "विद्यार्थी एवं पूर्व विद्यार्थी", sa: "छात्राः पूर्वच्छात्राश्च" },
  schools: { en: "Schools", hi: "विद्यालय", sa: "विद्यालयाः" },
});

/** The methods of assessment of a subject. */
export const assessment = vocabulary("assessment", {
  marks: { en: "Marks", hi: "अंक", sa: "अङ्काः" },
  grade: { en: "Grade", hi: "ग्रेड", sa: "श्रेणी" },
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
