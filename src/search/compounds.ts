import { type AskedQuery, type AskedWord, cutAt } from "./query";
import type { ReadyIndex } from "./ready";

/** Shorter words are no compounds, and shorter parts would be found everywhere. */
const shortest = { compound: 7, part: 3 };

/** Signs that cannot begin a word: vowel signs, virama, anusvara. */
const dependent = /^[\u0900-\u0903\u093A-\u094F\u0962\u0963]/;

/**
 * A query whose compounds that stand nowhere are taken apart into two words that do: पाणिनिविद्यालय finds
 * पाणिनिसंस्कृतविद्यालयः. Undefined when there is nothing to take apart.
 */
export function withoutCompounds(
  index: ReadyIndex,
  query: AskedQuery,
  isFound: (place: number) => boolean,
): AskedQuery | undefined {
  const words = query.words.map((word, place) => (isFound(place) ? [word] : (partsOf(index, word) ?? [word])));
  return words.some(({ length }) => length > 1) ? { ...query, words: words.flat() } : undefined;
}

/** The two parts of a compound, as equal in length as possible; undefined where there are no such two. */
function partsOf(index: ReadyIndex, { word, typed }: AskedWord): AskedWord[] | undefined {
  if (!word.isDevanagari || word.size < shortest.compound) return undefined;
  const middle = typed.length / 2;
  return Array.from({ length: typed.length }, (_, place) => place)
    .filter((place) => !dependent.test(typed.slice(place)) && typed.charAt(place - 1) !== "्")
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .map((place) => cutAt(typed, place))
    .find((parts) => parts.length === 2 && parts.every((part) => isKnown(index, part)));
}

function isKnown({ vocabulary, namesVocabulary }: ReadyIndex, { word }: AskedWord): boolean {
  const letters = [...word.forms.map((form) => form.letters), ...word.stems].filter(
    (form) => form.length >= shortest.part,
  );
  return letters.some((form) => vocabulary.has(form) || namesVocabulary.has(form));
}
