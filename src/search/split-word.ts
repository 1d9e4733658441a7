import type MiniSearch from "minisearch";
import { beginsDependent, restoreBeginning } from "./decompound";
import { expandedOptions, expandWhole, scoreTerm } from "./expand-query";
import { type QueryTerm, readPart } from "./query";
import { wholeScore } from "./weights";

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
export function splitsToTry(asked: QueryTerm, isFound: boolean): (readonly [QueryTerm, QueryTerm])[] {
  return asked.word.size < (isFound ? shortestWhole.found : shortestWhole.unfound) ? [] : splitsOf(asked);
}

/** Returns whether an index has a word as a whole, and not only as the beginning of one. */
export function hasWholeWord(index: MiniSearch<never>, { word }: QueryTerm): boolean {
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
