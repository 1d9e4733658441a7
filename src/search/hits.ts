import { isExpired } from "../schema/period";
import type { Hit, TextSegment } from "./answer";
import type { Ranking } from "./rank";
import type { RuntimeIndex } from "./runtime-index";
import { isKey, splitWords } from "./terms";
import type { WordScores } from "./word-scores";

/**
 * Creates a result from a record, with all texts and their matches marked. Returns an empty array for an unknown
 * record.
 */
export function createHit(
  index: RuntimeIndex,
  { words }: Ranking,
  number: number,
  answers: TokenMatches,
  today: string,
): Hit[] {
  const record = index.records[number];
  if (!record) return [];
  const { title, summary = "", untranslated, year, key, document, specimen } = record;
  // The title of a facet's page has its detail.
  const { details = [] } = record.facet ? {} : record;
  const isMarked = (chunk: string) => answers(chunk).length > 0;
  const segmentsOf = (text: string) => highlight(splitChunks(text), isMarked);
  const phrases = details.map((phrase) => index.phrases[phrase] ?? "");
  const shown = new Set([title, ...phrases, summary].flatMap(splitChunks).flatMap(answers));
  const unseen = words.some(({ values }, place) => values.has(number) && !shown.has(place));
  const found = unseen ? passage(index, number, answers, shown) : undefined;
  return [
    {
      kind: index.kinds[record.kind]?.kind ?? "pages",
      key,
      title: segmentsOf(title),
      details: phrases.map(segmentsOf),
      text: found?.text ?? segmentsOf(summary),
      heading: found?.heading,
      year,
      document,
      specimen: specimen ?? false,
      archived: isExpired(record, today),
      language: untranslated ?? index.language,
    },
  ];
}

/** Returns a function that finds the query words matched by a word of a text. It caches the result for each word. */
export function answersTo(words: readonly WordScores[]): TokenMatches {
  const cache = new Map<string, readonly number[]>();
  return (chunk) => {
    const places = cache.get(chunk) ?? words.flatMap((scores, place) => (hasTerm(scores, chunk) ? [place] : []));
    cache.set(chunk, places);
    return places;
  };
}

function hasTerm({ terms, innerTerms }: WordScores, chunk: string): boolean {
  const own = splitWords(chunk).flatMap((word) => word.terms);
  return (
    own.some((term) => terms.has(term)) || [...innerTerms].some((inner) => own.some((term) => isInside(inner, term)))
  );
}

/** Returns whether a term is inside a longer one, ignoring its first and last vowel, which may change there. */
function isInside(inner: string, term: string): boolean {
  if (isKey(inner) !== isKey(term) || inner.length > term.length) return false;
  const bare = isKey(inner)
    ? inner.slice(1).replace(/^[iueo]|[iueo]$/gu, "")
    : inner.replace(/^[\u0905-\u0914]|[\u093E-\u094D]+$/gu, "");
  return bare.length >= shortestInner && term.includes(bare);
}

/** Minimum length of a term inside another. Shorter ones are ambiguous. */
const shortestInner = 2;

/** Returns the passage in a record's text or document with the most query words, if some are not shown elsewhere. */
function passage(
  { texts, documents }: RuntimeIndex,
  number: number,
  answers: TokenMatches,
  shown: ReadonlySet<number>,
): { readonly text: TextSegment[]; readonly heading: number | undefined } | undefined {
  const sections = [...documents.values()].flatMap((chunk) => chunk.sections.filter(({ record }) => record === number));
  const places = [{ text: texts?.of[number] ?? "", heading: 0 }, ...sections].map(({ text, heading }) => {
    const count = new Set(splitChunks(text).flatMap(answers)).size;
    return { text: snippet(text, answers, shown), heading: heading === 0 ? undefined : heading, count };
  });
  const best = places.reduce((one, other) => (other.text && (!one.text || other.count > one.count) ? other : one));
  return best.text && { text: best.text, heading: best.heading };
}

/** Returns the snippet of a text with query words that are not shown elsewhere; undefined without any. */
function snippet(text: string, answers: TokenMatches, shown: ReadonlySet<number>): TextSegment[] | undefined {
  const chunks = splitChunks(text);
  if (!chunks.some((chunk) => answers(chunk).some((place) => !shown.has(place)))) return undefined;
  const { from, to } = chooseSnippet(chunks, answers);
  const before = from > 0 ? [{ text: "… ", marked: false }] : [];
  const after = to < chunks.length ? [{ text: " …", marked: false }] : [];
  return [...before, ...highlight(chunks.slice(from, to), (chunk) => answers(chunk).length > 0), ...after];
}

/** A word with the punctuation around it, which is not marked. */
const bareWord = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su;

/** Returns the indexes of the query words that a word of a text matches. */
export type TokenMatches = (word: string) => readonly number[];

/** Returns the words of a record's title, details, summary and text as written, without the punctuation around them. */
export function listChunks({ records, phrases, texts }: RuntimeIndex, number: number): string[] {
  const { title = "", details = [], summary = "" } = records[number] ?? {};
  const own = [title, ...details.map((phrase) => phrases[phrase] ?? ""), summary, texts?.of[number] ?? ""];
  return own.flatMap(splitChunks).map((chunk) => bareWord.exec(chunk)?.[2] ?? chunk);
}

/** Splits a text at its spaces. */
function splitChunks(text: string): string[] {
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

/** Returns the part of a text with the largest number of distinct query words. */
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
