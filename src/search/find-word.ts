import devanagari from "../language/devanagari.json";
import { restoreBeginning, startsWithDependent } from "./decompound";
import type { Tolerance } from "./expand-query";
import { isDispensable, type QueryWord, splitToken } from "./query";
import { minimumPartScore } from "./weights";
import { intersectScores, mergeScores, type WordScores, weighScores } from "./word-scores";

/** Finds the records with a query word, and their scores. */
export type FindWord = (asked: QueryWord, tolerance: Tolerance) => WordScores;

/** Maximum cached words, enough for several queries. */
const cachedWords = 200;

/**
 * Creates a function that finds query words. It also finds a word that texts write as two or more, and the known part
 * of a compound. Results are cached, because only the last word changes while a query is typed.
 *
 * @param search finds a word as written
 */
export function createWordFinder(search: FindWord): FindWord {
  const cache = new Map<string, WordScores>();
  const findPair = ([first, second]: Pair): WordScores[] => {
    if (isDispensable(first)) return isDispensable(second) ? [] : [search(second, "spelling")];
    const head = search(first, "spelling");
    if (head.whole.size === 0) return [];
    return [isDispensable(second) ? head : intersectScores(head, find(second, "spelling"))];
  };
  /** Finds the longest part of a compound that is a whole word. The compound itself is not found as a whole. */
  const findPart = (pairs: readonly Pair[]): WordScores[] => {
    const parts = pairs
      .flat()
      .filter((part) => part.isDevanagari && part.size >= shortest.alone && !isDispensable(part));
    for (const part of parts.sort((one, other) => other.size - one.size)) {
      const found = search(part, "spelling");
      if (found.whole.size > 0) return [{ ...found, whole: new Set() }];
    }
    return [];
  };
  const findAnew: FindWord = (asked, tolerance) => {
    const whole = tolerance === "part" ? mergeScores([]) : search(asked, tolerance);
    const shortest = whole.values.size > 0 ? shortestWhole.found : shortestWhole.unfound;
    if (tolerance === "fuzzy" || asked.keys.length === 0 || asked.size < shortest) return whole;
    const pairs = [asked.typed, ...asked.stems].flatMap(splitInTwo);
    const parts = tolerance === "part" ? findPart(pairs) : pairs.flatMap(findPair);
    // The part of a compound that nothing has may also be in a text.
    const enough = tolerance === "part" ? 0 : minimumPartScore;
    return mergeScores([
      whole,
      ...parts.map((part) => weighScores(part, enough)).filter(({ values }) => values.size > 0),
    ]);
  };
  const find: FindWord = (asked, tolerance) => {
    const name = `${tolerance} ${asked.typed} ${asked.forms[0]}`;
    const found = cache.get(name) ?? findAnew(asked, tolerance);
    if (cache.size >= cachedWords) cache.clear();
    cache.set(name, found);
    return found;
  };
  return find;
}

type Pair = readonly [QueryWord, QueryWord];

/**
 * The minimum characters of each part of a compound, as many begin with a short word such as जन and उप, and of a word
 * alone.
 */
const shortest = { first: 2, second: 3, alone: 4 };

/** Possible endings of a word before a vowel sign that resulted from sandhi (Aṣṭādhyāyī 6.1.87-101). */
const endsBefore: Readonly<Record<string, readonly string[]>> = devanagari.endsBefore;

/** Minimum letters of a word to be split in two: if it was not found, and if it was found. */
const shortestWhole = { unfound: 6, found: 9 };

/**
 * Returns the pairs of words that a word may stand for: पूर्वमध्यमा for पूर्व मध्यमा. Vowel sandhi is reversed:
 * शिक्षाधिनियम for शिक्षा अधिनियम.
 */
function splitInTwo(word: string): Pair[] {
  return Array.from(word, (_, place) => place)
    .slice(shortest.first)
    .flatMap((place) => pairsAt(word, place))
    .flatMap((parts) => {
      const [first, second, ...others] = parts.flatMap(splitToken);
      if (!first || !second || others.length > 0 || second.typed.length < shortest.second) return [];
      if (countSyllables(first.typed) < shortest.first) return [];
      return [[first, second] as const];
    });
}

/** Returns the number of letters without vowel signs. */
function countSyllables(word: string): number {
  return word.replace(/[\u0900-\u0903\u093A-\u094D]/gu, "").length;
}

function pairsAt(typed: string, place: number): (readonly [string, string])[] {
  const [head, rest] = [typed.slice(0, place), typed.slice(place)];
  // A च is added before छ after a short vowel (6.1.73).
  if (head.endsWith("च्") && rest.startsWith("छ")) return [[head.slice(0, -2), rest]];
  if (!startsWithDependent(rest)) return head.endsWith("्") ? [] : [[head, rest]];
  const ends = endsBefore[typed.charAt(place)] ?? [];
  return restoreBeginning(typed, place).flatMap((second) => ends.map((end) => [head + end, second] as const));
}
