import type { LocalizedTexts } from "../site/locales";
import type { NewsKind } from "../site/news";
import { parsedLists } from "./collections/lists";
import { vocabularyEntries } from "./collections/vocabularies";
import { defineVocabulary, type Vocabulary } from "./fields";
import fixed from "./fixed-vocabularies.json";
import { vocabularyFiles } from "./vocabulary-files";

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
  /** The severity levels of site notices, highest first. */
  noticeLevel: defineVocabulary("noticeLevel", fixed.noticeLevel),
  /** The lists whose new entries open pages may wait for. */
  awaitedList: { name: "awaitedList" as const, values: listAwaited() },
  /** The shifts of examination papers, earliest first. */
  shift: contentVocabulary("shift"),
  /** The reasons why schools are closed on a day. */
  holidayKind: defineVocabulary("holidayKind", fixed.holidayKind),
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

/** The name of a vocabulary: one that code refers to, or another that a list by file names. */
export type VocabularyName = keyof typeof vocabularies | ListVocabulary;

/** Returns the titles of the lists with news. */
function listAwaited(): Readonly<Record<NewsKind, LocalizedTexts>> {
  const titles = parsedLists.filter(({ news }) => news).map(({ key, title }) => [key, title]);
  return { ...defineVocabulary("awaitedList", fixed.awaitedList).values, ...Object.fromEntries(titles) };
}

declare const isOfList: unique symbol;
type ListVocabulary = string & { readonly [isOfList]: true };

const ofLists = parsedLists
  .flatMap(({ fields }) => fields)
  .flatMap(({ kind, vocabulary }) => (kind === "choice" && isOfLists(vocabulary) ? [vocabulary] : []));

function isOfLists(name: string | undefined): name is ListVocabulary {
  return name !== undefined && !Object.hasOwn(vocabularies, name);
}

/** All vocabularies: those above, and those that only lists by file name. */
export const everyVocabulary: readonly (Vocabulary<string> & { readonly name: VocabularyName })[] = [
  ...Object.values(vocabularies),
  ...[...new Set(ofLists)].map(contentVocabulary),
];

/** Returns a vocabulary by its name; one without values for a name that a file has wrong. */
export function getVocabulary(name: string): Vocabulary<string> {
  return everyVocabulary.find((vocabulary) => vocabulary.name === name) ?? { name, values: {} };
}

/**
 * Returns a vocabulary whose values the council defines in `content/vocabularies`. Code refers to none of them. A
 * missing or invalid file results in no values: the content check reports the file, and entries are not reported as
 * well.
 */
function contentVocabulary<Name extends string>(name: Name): Vocabulary<string> & { readonly name: Name } {
  const values = vocabularyEntries.schema.safeParse(vocabularyFiles[name]).data?.values ?? [];
  return {
    name,
    file: `content/${vocabularyEntries.folder}/${name}.yaml`,
    values: Object.fromEntries(values.map(({ key, name: words }) => [key, words])),
    synonyms: Object.fromEntries(values.flatMap(({ key, synonyms }) => (synonyms ? [[key, synonyms]] : []))),
  };
}
