import { createLookup, findDoubled, findInClauses, type GrammarCorrection, type GrammarRule } from "./clauses";
import tables from "./hindi.json";
import type { SpellingCheck } from "./rule";

const isIn = createLookup(tables.lists);
const feminine = tables.lists.feminine.split(" ");
const masculine = tables.lists.masculine.split(" ");
const verbs = new Map(Object.entries<string>(tables.verbs));
const masculineVerbs = new Map([...verbs].map(([male, female]) => [female, male]));
const counted = new Map(Object.entries<string>(tables.counted));

const isEnd = (word = "") => word === "" || isIn("ends", word);
const isFeminine = (word = "") => !isIn("masculineLike", word) && feminine.some((noun) => word.endsWith(noun));
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
  const isDay = isIn("months", word) || /^[\d०-९]+$/u.test(word);
  if (isDay && (next === "में" || next === "को")) return skipStates(words, start + 2);
  const isState = isIn("states", word) || (/(?:ित|कृत)$/u.test(word) && !/(?:स्थ|म्मिल)ित$/u.test(word));
  return isState || (isDay && isIn("months", next)) ? skipStates(words, start + 1) : start;
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
    if (!forms || !isVerb || !(isEnd(next) || isIn("auxiliaries", next))) return [];
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
  const isPlural = isIn("plural", before) || (/..(?:ते|ाए)$/u.test(before) && !isIn("notPlural", before));
  const subject = words
    .slice(0, index)
    .reverse()
    .find((each) => !/(?:ी|ई|ित|की|दी|ली)$/u.test(each) && !isIn("states", each));
  const isPassive = /^(?:गई|गयी|हुई|जाती|होती|चुकी)$/u.test(before);
  return isPlural || (isPassive && /(?:ियाँ|ियां|ाएँ|ाएं)$/u.test(subject ?? "")) ? "हैं" : undefined;
});

/** A noun before a postposition has ों in the plural. Without the nasal it is a vocative. */
const pluralsAreOblique = perWord((word, index, words) =>
  isIn("postpositions", words[index + 1]) && /..(?:ो|ाओ)$/u.test(word) && !isIn("inO", word) ? `${word}ं` : undefined,
);

/** A counted noun is in the plural. */
const numbersHavePlurals = perWord((word, index, words) => {
  const next = words[index + 1] ?? "";
  const isSubject =
    /^(?:लड़का|बच्चा|कमरा|पौधा)$/u.test(word) || next === "" || isIn("countedVerbs", next) || /ित$/u.test(next);
  return isIn("numerals", words[index - 1]) && isSubject ? counted.get(word) : undefined;
});

/** कि begins what is said, की belongs to a noun. */
const clausesBeginWithKi = perWord((word, index, words) => {
  const [before = "", earlier = ""] = words.slice(Math.max(0, index - 2), index).reverse();
  if (word === "की") return isIn("sayings", before) || (before === "गया" && verbs.has(earlier)) ? "कि" : undefined;
  return word === "कि" && isIn("owners", before) && isFeminine(words[index + 1]) ? "की" : undefined;
});

const rules = [
  findDoubled((word) => isIn("doubled", word)),
  verbsFollowNouns,
  isFollowsNumber,
  pluralsAreOblique,
  numbersHavePlurals,
  clausesBeginWithKi,
];

/** Checks the agreement of words in Hindi. A rule with closed lists of words applies where nothing else can be meant. */
export const hindiGrammar: SpellingCheck = (prose) => findInClauses(prose, rules);
