import type { Run } from "./answer";

/** What is marked of a word: not the signs that stand around it. */
const core = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su;

/** A word of a text and whether it is marked. */
export interface MarkableWord {
  readonly word: string;
  readonly marked: boolean;
}

/**
 * Writes words as runs of text, each as long as possible. Whole words are marked, compounds too: to begin in the middle
 * of one could part a cluster of Devanagari.
 */
export function runsOf(words: readonly MarkableWord[]): Run[] {
  const runs: Run[] = [];
  const add = (text: string, marked: boolean) => {
    const last = runs[runs.length - 1];
    if (text === "") return;
    if (last?.marked === marked) runs[runs.length - 1] = { text: last.text + text, marked };
    else runs.push({ text, marked });
  };
  words.forEach(({ word, marked }, place) => {
    const [, before = "", inner = word, after = ""] = marked ? (core.exec(word) ?? []) : [];
    // The space between two marked words belongs to neither.
    add(place === 0 ? before : ` ${before}`, false);
    add(inner, marked);
    add(after, false);
  });
  return runs;
}

/** How many words an excerpt has. */
const excerptLength = 28;

/** Words of an excerpt before the first word that answers. */
const lead = 4;

/** The part of a text with the most different words of a query in it; `asked` tells which of them a word of the text is. */
export function excerptOf(
  text: readonly number[],
  asked: (word: number) => readonly number[],
): { from: number; to: number } {
  const places = text.flatMap((word, place) => asked(word).map((query) => ({ place, query })));
  let best = { from: 0, count: 0 };
  for (const { place } of places) {
    const inside = places.filter((other) => other.place >= place && other.place < place + excerptLength - lead);
    const count = new Set(inside.map(({ query }) => query)).size;
    if (count > best.count) best = { from: Math.max(0, place - lead), count };
  }
  return { from: best.from, to: Math.min(text.length, best.from + excerptLength) };
}
