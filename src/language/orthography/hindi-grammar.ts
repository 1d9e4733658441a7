import { findDoubled, findInClauses, type GrammarCorrection, type GrammarRule, wordsOf } from "./clauses";
import lists from "./hindi.json";
import type { SpellingCheck } from "./rule";

const ends = wordsOf(lists.ends);
const postpositions = wordsOf(lists.postpositions);
const inO = wordsOf(lists.inO);
const feminine = [...wordsOf(lists.feminine)];
const masculine = [...wordsOf(lists.masculine)];
const masculineLike = wordsOf(lists.masculineLike);
const states = wordsOf(lists.states);
const months = wordsOf(lists.months);
const verbs = new Map(Object.entries<string>(lists.verbs));
const masculineVerbs = new Map([...verbs].map(([male, female]) => [female, male]));
const numerals = wordsOf(lists.numerals);
const counted = new Map(Object.entries<string>(lists.counted));
const countedVerbs = wordsOf(lists.countedVerbs);
const sayings = wordsOf(lists.sayings);
const owners = wordsOf(lists.owners);
const plural = wordsOf(lists.plural);
const notPlural = wordsOf(lists.notPlural);
const auxiliaries = wordsOf(lists.auxiliaries);
const people = wordsOf(lists.people);
const requests = wordsOf(lists.requests);

const isEnd = (word = "") => word === "" || ends.has(word);
const isFeminine = (word = "") => !masculineLike.has(word) && feminine.some((noun) => word.endsWith(noun));
const isMasculine = (word = "") => masculine.some((noun) => word.endsWith(noun));

/** Creates a rule that looks at each word with its neighbours, and may correct it. */
const perWord =
  (correct: (word: string, index: number, words: readonly string[]) => string | undefined): GrammarRule =>
  (words) =>
    words.flatMap((word, from) => {
      const near = correct(word, from, words);
      return near === undefined ? [] : [{ from, near }];
    });

/** Returns the index after the adverbs and participles that may stand between a noun and its verb. */
function skipStates(words: readonly string[], start: number): number {
  const [word = "", next = ""] = words.slice(start);
  const isDay = months.has(word) || /^[\d०-९]+$/u.test(word);
  if (isDay && (next === "में" || next === "को")) return skipStates(words, start + 2);
  const isState = states.has(word) || (/(?:ित|कृत)$/u.test(word) && !/(?:स्थ|म्मिल)ित$/u.test(word));
  return isState || (isDay && months.has(next)) ? skipStates(words, start + 1) : start;
}

/** The verb is of the gender of its noun, if only adverbs and participles stand between them. */
const verbsFollowNouns: GrammarRule = (words) =>
  words.flatMap((noun, index): GrammarCorrection[] => {
    const forms = isFeminine(noun) ? verbs : isMasculine(noun) ? masculineVerbs : undefined;
    const from = skipStates(words, index + 1);
    const rest = words.slice(from, from + 4);
    const count = [...rest, ""].findIndex((word) => !forms?.has(word));
    const next = rest[count];
    const isVerb = count > 1 || (count === 1 && rest[0] !== "की");
    if (!forms || !isVerb || !(isEnd(next) || auxiliaries.has(next ?? ""))) return [];
    const near = rest.slice(0, count).map((word) => forms.get(word) ?? word);
    return [{ from, count, near: near.join(" ") }];
  });

/** है and हैं are of the number of their participle, and of a feminine plural before it. */
const isFollowsNumber = perWord((word, index, words) => {
  const before = words[index - 1] ?? "";
  if (word === "हैं")
    return /^(?:(?:कर|हो|जा|रह|दे|ले|सक|चाह|आ|मिल|दिख|बन|लग|पढ़|लिख)ता|गया|किया|दिया|लिया|हुआ|रहा|चुका)$/u.test(before)
      ? "है"
      : undefined;
  if (word !== "है" || !isEnd(words[index + 1])) return undefined;
  const isPlural = plural.has(before) || (/..(?:ते|ाए)$/u.test(before) && !notPlural.has(before));
  const subject = words
    .slice(0, index)
    .reverse()
    .find((each) => !/(?:ी|ई|ित|की|दी|ली)$/u.test(each) && !states.has(each));
  const isPassive = /^(?:गई|गयी|हुई|जाती|होती|चुकी)$/u.test(before);
  return isPlural || (isPassive && /(?:ियाँ|ियां|ाएँ|ाएं)$/u.test(subject ?? "")) ? "हैं" : undefined;
});

/** A noun before a postposition has ों in the plural. Without the nasal it is a vocative. */
const pluralsAreOblique = perWord((word, index, words) =>
  postpositions.has(words[index + 1] ?? "") && /..(?:ो|ाओ)$/u.test(word) && !inO.has(word) ? `${word}ं` : undefined,
);

/** A counted noun is in the plural. */
const numbersHavePlurals = perWord((word, index, words) => {
  const next = words[index + 1] ?? "";
  const isSubject =
    /^(?:लड़का|बच्चा|कमरा|पौधा)$/u.test(word) || next === "" || countedVerbs.has(next) || /ित$/u.test(next);
  return numerals.has(words[index - 1] ?? "") && isSubject ? counted.get(word) : undefined;
});

/** कि begins what is said, की belongs to a noun. */
const clausesBeginWithKi = perWord((word, index, words) => {
  const [before = "", earlier = ""] = words.slice(Math.max(0, index - 2), index).reverse();
  if (word === "की") return sayings.has(before) || (before === "गया" && verbs.has(earlier)) ? "कि" : undefined;
  return word === "कि" && owners.has(before) && isFeminine(words[index + 1]) ? "की" : undefined;
});

/** A request has ें. */
const requestsArePlural = perWord((word, index, words) => {
  if (!requests.has(word) || !isEnd(words[index + 1])) return undefined;
  const before = words.slice(0, index);
  if (before.some((each) => /^(?:कि|जो|ताकि|कोई|वह|यह|से)$/u.test(each))) return undefined;
  const isAsked =
    before.includes("कृपया") ||
    before.some((each, at) => /^(?:सभी|समस्त)$/u.test(each) && people.has(before[at + 1] ?? ""));
  return isAsked ? `${word}ं` : undefined;
});

/** ने is not used with a passive, nor with मिलना. */
const agentsFollowVerbs = perWord((word, index, words) => {
  const rest = words.slice(index + 1, index + 6);
  if (word !== "ने" || rest.some((each) => /^(?:कि|और|जो|तथा|एवं|जिस.*)$/u.test(each))) return undefined;
  const verb = rest.findIndex((each) => /^(?:गया|जाएगा|गई|जाएगी)$/u.test(each));
  if (verb > 1 && /^(?:लिया|दिया|किया|भेजा|बनाया|ली|दी|की|भेजी|बनाई)$/u.test(rest[verb - 1] ?? "")) return "द्वारा";
  return rest.findIndex((each) => /^मिल[ािीे]$/u.test(each)) > 0 && !rest.includes("से") ? "को" : undefined;
});

const rules = [
  findDoubled(wordsOf(lists.doubled)),
  verbsFollowNouns,
  isFollowsNumber,
  pluralsAreOblique,
  numbersHavePlurals,
  clausesBeginWithKi,
  requestsArePlural,
  agentsFollowVerbs,
];

/** Checks the agreement of words in Hindi. A rule with closed lists of words applies where nothing else can be meant. */
export const hindiGrammar: SpellingCheck = (prose) => findInClauses(prose, rules);
