import type { QueryWord } from "../language/prepare";
import type { IndexedRecord } from "./decode";
import { exactFit, type Fit, forgivenFit, wholeFit } from "./fit";
import type { AskedQuery, AskedWord } from "./query";
import type { ReadyIndex } from "./ready";
import type { Fits, Tolerance } from "./vocabulary";

/** What a place in a record is worth, for the same fit: what it is called before what is said of it. */
const worth = { title: 1, called: 0.95, detail: 0.95, reference: 0.9, year: 0.9, kind: 0.8, summary: 0.5, body: 0.3 };

/** Shorter words are not looked for across the spaces of a title: those that stand nowhere, and those that do elsewhere. */
const shortestJoined = { unfound: 6, found: 9 };

/** What a word of a query is worth in every record of an index, by the record's number. */
export interface WordScores {
  readonly values: readonly number[];
  /** How many records have it. */
  readonly found: number;
  /** How well it fits the words of the texts. */
  readonly fits: Fits;
  /** The word, where it stands only in words that are written apart: पूर्वमध्यमा in पूर्व मध्यमा. */
  readonly joined: QueryWord | undefined;
  /** Whether it names the kind of a record, or the page that a record is. */
  readonly names: (record: IndexedRecord) => boolean;
}

/** Scores every record for one word of a query. */
export function scoreWord(index: ReadyIndex, query: AskedQuery, asked: AskedWord, tolerance: Tolerance): WordScores {
  const fits = withExact(index, query, index.vocabulary.fits(asked.word, tolerance));
  const phrases = index.phrases.map((phrase) => best(phrase, fits.values));
  const names = namesIn(index, asked, tolerance);
  const shortest = fits.best === 0 ? shortestJoined.unfound : shortestJoined.found;
  const isJoined = tolerance === "spelling" && asked.word.size >= shortest;
  const laterParts = isJoined ? index.vocabulary.laterParts(asked.word) : new Set<number>();
  const mayBeJoined = (title: readonly number[]) => title.some((word, place) => place > 0 && laterParts.has(word));
  const inTexts = ({ title, details, summary, body }: IndexedRecord) =>
    Math.max(
      worth.title * best(title, fits.values),
      worth.detail * best(details, phrases),
      worth.summary * best(summary, fits.values),
      worth.body * best(body, fits.values),
    );
  let found = 0;
  const values = index.records.map((record, number) => {
    const { title, called, year } = record;
    const score = Math.max(
      fits.best > 0 ? inTexts(record) : 0,
      worth.reference * referenceFit(asked, index.plainReferences[number] ?? ""),
      called === undefined ? 0 : worth.called * (names[called] ?? 0),
      worth.kind * (names[listOf(index, record)] ?? 0),
      year !== undefined && year === asked.year ? worth.year : 0,
      mayBeJoined(title) ? worth.title * index.vocabulary.fitOfJoined(asked.word, title) : 0,
    );
    if (score > 0) found += 1;
    return score;
  });
  const joined = isJoined ? asked.word : undefined;
  return { values, found, fits, joined, names: (record) => (names[listOf(index, record)] ?? 0) > 0 };
}

/** The list of names that steers to a record: of a page its own, of an entry its kind's. */
function listOf({ kinds }: ReadyIndex, { kind, called }: IndexedRecord): number {
  const about = kinds[kind];
  return (about?.kind === "pages" ? called : about?.names) ?? -1;
}

function best(numbers: readonly number[], values: readonly number[]): Fit {
  let most = 0;
  for (const number of numbers) {
    const value = values[number] ?? 0;
    if (value > most) most = value;
  }
  return most;
}

/** Words that are written exactly as typed fit a little better than those that are so only once folded. */
function withExact(index: ReadyIndex, { typed }: AskedQuery, fits: Fits): Fits {
  if (fits.best === 0) return fits;
  const values = [...fits.values];
  for (const number of index.vocabulary.writtenAs(typed)) {
    if ((values[number] ?? 0) > 0.96) values[number] = exactFit;
  }
  return { ...fits, values };
}

/** How well a word fits each list of names, where it fits one of its words as a whole. */
function namesIn(index: ReadyIndex, { word }: AskedWord, tolerance: Tolerance): number[] {
  const { values } = index.namesVocabulary.fits(word, tolerance);
  const enough = tolerance === "error" ? forgivenFit * 0.9 : wholeFit;
  return index.nameLists.map((list) => {
    const fit = best(list, values);
    return fit >= enough ? fit : 0;
  });
}

/** Numbers and codes are the same in every script: they are found only as they stand, from their beginning. */
function referenceFit({ word, year }: AskedWord, reference: string): Fit {
  const letters = word.forms[0]?.letters ?? "";
  if (reference === "" || letters === "" || !reference.includes(` ${letters}`)) return 0;
  if (!reference.includes(` ${letters} `)) return 0.8;
  // A year in a number says when it was given, not what the record is about.
  return year === undefined ? 0.97 : 0.6;
}
