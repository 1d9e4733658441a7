import type MiniSearch from "minisearch";
import { beginsDependent, restoreBeginning } from "./decompound";
import { expandedOptions, expandWhole, scoreTerm, type Tolerance } from "./expand-query";
import { type QueryTerm, readPart } from "./query";
import { wholeScore } from "./weights";

/** Finds a word of a query; `Found` holds rows of a list, or records with their scores. */
export type FindWord<Found> = (asked: QueryTerm, tolerance: Tolerance) => Found;

/** How an engine adds up what it finds. */
interface Sums<Found> {
  readonly isEmpty: (found: Found) => boolean;
  /** Joins what is found of a word with what is found of it as two. */
  readonly join: (found: Found, split: readonly Found[]) => Found;
  /** Keeps what has both parts of a word. */
  readonly both: (one: Found, other: Found) => Found;
}

/** As many words as a few queries have. */
const cachedWords = 200;

/**
 * Makes what finds the words of queries, for the lists and the search of the site alike: also a word that is written as two
 * or more. What was found last is kept: while a query is typed, only its last word changes.
 *
 * @param index in which the first part of a word in two stands as a whole
 * @param search finds a word as it is written
 * @param isOptional tells whether an answer need not have a part: चमोलीजनपदे asks for चमोली
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

/** The least signs of the two parts: many compounds begin with a short word, such as जन and उप. */
const shortest = { first: 2, second: 3 };

/** The vowels with which a word may have ended that the sign at its sandhi has taken in (Aṣṭādhyāyī 6.1.87-101). */
const endsBefore: Readonly<Record<string, readonly string[]>> = {
  "ा": ["", "ा"],
  "ी": ["ि", "ी"],
  "ू": ["ु", "ू"],
  "े": ["", "ा"],
  "ो": ["", "ा"],
  "ै": ["", "ा"],
  "ौ": ["", "ा"],
};

/** A word of at least so many letters is also looked for as two: found nowhere, or found too. */
const shortestWhole = { unfound: 6, found: 9 };

/** Returns the pairs of words that a typed word may stand for, where it is long enough for two. */
function splitsToTry(asked: QueryTerm, isFound: boolean): (readonly [QueryTerm, QueryTerm])[] {
  return asked.word.size < (isFound ? shortestWhole.found : shortestWhole.unfound) ? [] : splitsOf(asked);
}

/** Returns whether an index has a word as a whole, and not only as the beginning of one. */
function hasWholeWord(index: MiniSearch<never>, { word }: QueryTerm): boolean {
  return index
    .search(expandWhole(word), expandedOptions)
    .some(({ match }) => Object.keys(match).some((term) => scoreTerm(word, term, "spelling") >= wholeScore.spelling));
}

/**
 * Returns the pairs of words that a word may stand for: पूर्वमध्यमा for पूर्व मध्यमा, and with the sandhi of their vowels
 * undone शिक्षाधिनियम for शिक्षा अधिनियम.
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
  if (!beginsDependent(typed.slice(place))) return head.endsWith("्") ? [] : [[head, typed.slice(place)]];
  const ends = endsBefore[typed.charAt(place)] ?? [];
  return restoreBeginning(typed, place).flatMap((second) => ends.map((end) => [head + end, second] as const));
}
