import type { TextSegment } from "./answer";

/** A word of a text without the signs around it: these are not marked. */
const bareWord = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su;

/** Says which words of the query (by their indexes) a word of a text answers. */
export type TokenMatches = (word: string) => readonly number[];

/** Splits a text at its spaces. */
export function splitChunks(text: string): string[] {
  return text.split(/\s+/u).filter((chunk) => chunk !== "");
}

/**
 * Cuts a text into segments, marked where a word of it answers, each as long as possible. Whole words are marked, compounds
 * too: to begin in the middle of one could part a cluster of Devanagari.
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
    // The space between two marked words belongs to neither.
    add(place === 0 ? before : ` ${before}`, false);
    add(inner, marked);
    add(after, false);
  });
  return runs;
}

/** The number of words in a snippet, */
const snippetLength = 28;

/** and how many of them before the first word that answers. */
const lead = 4;

/** The part of a text with the most different words of a query in it. */
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
