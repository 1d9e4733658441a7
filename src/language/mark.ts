import { matchQuality, prepareQuery, prepareText } from "./match";

/** A part of a text, as `String.prototype.slice` takes it. */
export interface MarkedRange {
  readonly start: number;
  readonly end: number;
}

const wordOfText = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|\p{Cf}|['’]|:(?=\p{L}))*/gu;

/**
 * The words of a text for which it answers a query, in order, for marking them. Whole words, compounds too: to begin
 * in the middle of one would part a Devanagari cluster. Of each word of the query only the best fitting are given.
 */
export function markedRanges(query: string, text: string): readonly MarkedRange[] {
  const words = Array.from(text.matchAll(wordOfText), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    prepared: prepareText(match[0]),
  }));
  const marked = new Set<number>();
  for (const word of prepareQuery(query).words) {
    const qualities = words.map(({ prepared }) => matchQuality({ words: [word] }, prepared));
    const mistyped = Math.max(...qualities) === 1;
    qualities.forEach((quality, index) => {
      if (quality > 1 || (quality === 1 && mistyped)) marked.add(index);
    });
  }
  return words.filter((_, index) => marked.has(index)).map(({ start, end }) => ({ start, end }));
}
