import type { SpellingFinding, SpellingRule } from "./rule";

/** A correction of words of a clause: the index of the first, their number, and the words to write. */
export interface GrammarCorrection {
  readonly rule?: SpellingRule;
  readonly from: number;
  readonly count?: number;
  readonly near: string;
}

/** A rule of grammar. It gets the words of a clause. */
export type GrammarRule = (words: readonly string[]) => readonly GrammarCorrection[];

/** The words between two signs of punctuation or ends of paragraphs. */
const clause = /(?:[\p{L}\p{M}\p{N}*_[\u2060-]|[ \t]|\n(?![ \t]*\n))+/gu;
const word = /[\p{L}\p{M}\p{N}-]+/gu;

/** Finds breaches of rules of grammar in prose, clause by clause. */
export function findInClauses(prose: string, rules: readonly GrammarRule[]): SpellingFinding[] {
  return Array.from(prose.matchAll(clause)).flatMap(({ 0: text, index }) => {
    const places = Array.from(text.matchAll(word));
    const words = places.map(([found]) => found);
    return rules
      .flatMap((rule) => rule(words))
      .map(({ rule = "agreement", from, count = 1, near }) => {
        const found = words.slice(from, from + count).join(" ");
        return { rule, offset: index + (places[from]?.index ?? 0), found, near };
      });
  });
}

/** Returns whether a word is in a line of a table. */
export function createLookup<Name extends string>(table: Readonly<Record<Name, string>>) {
  const sets = new Map(Object.entries<string>(table).map(([name, line]) => [name, new Set(line.split(" "))]));
  return (name: Name, word = "") => sets.get(name)?.has(word) ?? false;
}

/** Finds a word of a list that stands twice. */
export const findDoubled =
  (isDoubled: (word: string) => boolean): GrammarRule =>
  (words) =>
    words.flatMap((each, from) =>
      isDoubled(each) && words[from + 1] === each ? [{ rule: "doubled", from, count: 2, near: each }] : [],
    );
