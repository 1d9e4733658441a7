import type MiniSearch from "minisearch";
import devanagari from "../language/devanagari.json";
import { allowsSplit } from "../language/prepare";
import { restoreBeginning, startsWithDependent } from "./decompound";
import { expandedOptions, expandWhole, scoreTerm, type Tolerance } from "./expand-query";
import { type QueryTerm, readPart } from "./query";
import { wholeWordScore } from "./weights";

/** Finds a query word. `Found` is a set of rows of a list, or of records with their scores. */
export type FindWord<Found> = (asked: QueryTerm, tolerance: Tolerance) => Found;

/** How an engine combines results. */
interface Sums<Found> {
  readonly isEmpty: (found: Found) => boolean;
  /** Combines the results of a word with those of its splits in two. */
  readonly join: (found: Found, split: readonly Found[]) => Found;
  /** Returns what has both parts of a word. */
  readonly both: (one: Found, other: Found) => Found;
}

/** Maximum cached words, enough for several queries. */
const cachedWords = 200;

/**
 * Creates a function that finds query words, in lists and in the site search. It also finds a word that texts write as
 * two or more. Results are cached, because only the last word changes while a query is typed.
 *
 * @param index the index that must contain the first part of a split word as a whole word
 * @param search finds a word as written
 * @param isOptional returns whether a result may lack a part: चमोलीजनपदे means चमोली
 */
export function createWordFinder<Found>(
  index: MiniSearch<never>,
  search: FindWord<Found>,
  { isEmpty, join, both }: Sums<Found>,
  isOptional: (part: QueryTerm) => boolean = () => false,
): FindWord<Found> {
  const cache = new Map<string, Found>();
  const findPair = ([first, second]: readonly [QueryTerm, QueryTerm]): Found[] => {
    if (isOptional(first)) return isOptional(second) ? [] : [search(second, "spelling")];
    if (!hasWholeWord(index, first)) return [];
    const head = search(first, "spelling");
    return [isOptional(second) ? head : both(head, find(second, "spelling"))];
  };
  const findAnew: FindWord<Found> = (asked, tolerance) => {
    const whole = search(asked, tolerance);
    return tolerance === "fuzzy" ? whole : join(whole, splitsToTry(asked, !isEmpty(whole)).flatMap(findPair));
  };
  const find: FindWord<Found> = (asked, tolerance) => {
    const name = `${tolerance} ${asked.typed} ${asked.word.forms[0]?.letters}`;
    const found = cache.get(name) ?? findAnew(asked, tolerance);
    if (cache.size >= cachedWords) cache.clear();
    cache.set(name, found);
    return found;
  };
  return find;
}

/** Minimum characters of the two parts. Many compounds begin with a short word, such as जन and उप. */
const shortest = { first: 2, second: 3 };

/** Possible endings of a word before a vowel sign that resulted from sandhi (Aṣṭādhyāyī 6.1.87-101). */
const endsBefore: Readonly<Record<string, readonly string[]>> = devanagari.endsBefore;

/** Minimum letters of a word to be split in two: if it was not found, and if it was found. */
const shortestWhole = { unfound: 6, found: 9 };

/** Returns the pairs of words that a typed word may stand for, if it is long enough. */
function splitsToTry(asked: QueryTerm, isFound: boolean): (readonly [QueryTerm, QueryTerm])[] {
  return allowsSplit(asked.word, isFound ? shortestWhole.found : shortestWhole.unfound) ? splitsOf(asked) : [];
}

/** Returns whether an index contains a word as a whole word. */
function hasWholeWord(index: MiniSearch<never>, { word }: QueryTerm): boolean {
  return index
    .search(expandWhole(word), expandedOptions)
    .some(({ match }) =>
      Object.keys(match).some((term) => scoreTerm(word, term, "spelling") >= wholeWordScore.spelling),
    );
}

/**
 * Returns the pairs of words that a word may stand for: पूर्वमध्यमा for पूर्व मध्यमा. Vowel sandhi is reversed:
 * शिक्षाधिनियम for शिक्षा अधिनियम.
 */
function splitsOf({ typed }: QueryTerm): (readonly [QueryTerm, QueryTerm])[] {
  return Array.from(typed, (_, place) => place)
    .slice(shortest.first)
    .flatMap((place) => pairsAt(typed, place))
    .flatMap((parts) => {
      const [first, second, ...others] = parts.flatMap(readPart);
      if (!first || !second || others.length > 0 || second.typed.length < shortest.second) return [];
      return [[first, second] as const];
    });
}

function pairsAt(typed: string, place: number): (readonly [string, string])[] {
  const head = typed.slice(0, place);
  if (!startsWithDependent(typed.slice(place))) return head.endsWith("्") ? [] : [[head, typed.slice(place)]];
  const ends = endsBefore[typed.charAt(place)] ?? [];
  return restoreBeginning(typed, place).flatMap((second) => ends.map((end) => [head + end, second] as const));
}
