import type { TextSegment } from "./answer";

/** A word with the punctuation around it, which is not marked. */
const bareWord = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su;

/** Returns the indexes of the query words that a word of a text matches. */
export type TokenMatches = (word: string) => readonly number[];

/** Splits a text at its spaces. */
export function splitChunks(text: string): string[] {
  return text.split(/\s+/u).filter((chunk) => chunk !== "");
}

/**
 * Splits a text into segments, as long as possible, marked if their words match. Whole words are marked, including
 * compounds, because a mark inside a word could split a Devanagari cluster.
 */
export function highlight(chunks: readonly string[], isMarked: (chunk: string) => boolean): TextSegment[] {
  const runs: TextSegment[] = [];
  const add = (text: string, marked: boolean) => {
    const last = runs[runs.length - 1];
    if (text === "") return;
    if (last?.marked === marked) runs[runs.length - 1] = { text: last.text + text, marked };
    else runs.push({ text, marked });
  };
  chunks.forEach((chunk, place) => {
    const marked = isMarked(chunk);
    const [, before = "", inner = chunk, after = ""] = marked ? (bareWord.exec(chunk) ?? []) : [];
    // The space between two marked words is not marked.
    add(place === 0 ? before : ` ${before}`, false);
    add(inner, marked);
    add(after, false);
  });
  return runs;
}

/** The number of words in a snippet. */
const snippetLength = 28;

/** The number of words before the first match in a snippet. */
const lead = 4;

/** Returns the range of a text with the most different query words. */
export function chooseSnippet(chunks: readonly string[], answers: TokenMatches): { from: number; to: number } {
  const places = chunks.flatMap((chunk, place) => answers(chunk).map((query) => ({ place, query })));
  let best = { from: 0, count: 0 };
  for (const { place } of places) {
    const inside = places.filter((other) => other.place >= place && other.place < place + snippetLength - lead);
    const count = new Set(inside.map(({ query }) => query)).size;
    if (count > best.count) best = { from: Math.max(0, place - lead), count };
  }
  return { from: best.from, to: Math.min(chunks.length, best.from + snippetLength) };
}
