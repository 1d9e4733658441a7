import { isExpired } from "../schema/period";
import { withoutCompounds } from "./compounds";
import type { IndexedRecord } from "./decode";
import type { AskedQuery } from "./query";
import type { ReadyIndex } from "./ready";
import { scoreWord, type WordScores } from "./scores";

/**
 * How far the best answers go: they have all words in some spelling; all of them if a typing error is forgiven; some of
 * them; or there are none.
 */
export type Coverage = "all" | "forgiven" | "some" | "none";

/** The coverages, the best first. */
export const coverages: readonly Coverage[] = ["all", "forgiven", "some", "none"];

/** A record that answers, by its number. */
export interface Found {
  readonly number: number;
  readonly score: number;
}

/** The answers of one index to a query. */
export interface Ranking {
  readonly coverage: Coverage;
  /** The best first. */
  readonly found: readonly Found[];
  /** How each word of the query fits, in the query's order. */
  readonly words: readonly WordScores[];
}

/** Added for what a whole record is to a whole query. */
const added = {
  /** A word of the query names the record's kind: "result", "शासनादेश". */
  steered: 0.15,
  /** All words of the title are asked for: the shorter of two titles is the more exact. */
  wholeTitle: 0.1,
  /** One of its details is just what is asked for: the district in "schools in Almora". */
  wholeDetail: 0.1,
  /** A page about a thing stands before the things on it, */
  page: 0.04,
  /** above all when every word of the query names it: "school list", "tenders". */
  pageNamed: 0.1,
  /** A word is there that need not be. */
  aside: 0.04,
  /** For each year after 2000: of near equals the newer is first. */
  year: 0.0015,
  /** Who the parties of a case are is seldom asked for without saying so. */
  unaskedCase: -0.05,
  /** What is in the archive comes after what is not. */
  archived: -0.03,
};

/** Worth less than this, a word is only mentioned in the text of a page. */
const mention = 0.55;

/** Finds and orders what answers a query. An empty query has no answers. */
export function rank(index: ReadyIndex, query: AskedQuery): Ranking {
  if (query.words.length === 0) return { coverage: "none", found: [], words: [] };
  const strict = query.words.map((word) => scoreWord(index, query, word, "spelling"));
  const all = withAll(index, strict, 0);
  if (withAll(index, strict, mention).length > 0) return ranking(index, query, "all", all, strict);
  const apart = withoutCompounds(index, query, (place) => (strict[place]?.found ?? 0) > 0);
  if (apart) return rank(index, apart);
  const some = withSome(index, query, strict);
  if (all.length > 0) return ranking(index, query, "all", [...new Set([...all, ...some])], strict);
  const forgiving = query.words.map((word, place) => {
    const scores = strict[place];
    return scores && scores.found > 0 ? scores : scoreWord(index, query, word, "error");
  });
  const forgiven = withAll(index, forgiving, 0);
  if (forgiven.length > 0) return ranking(index, query, "forgiven", forgiven, forgiving);
  return ranking(index, query, "some", withSome(index, query, forgiving), forgiving);
}

function ranking(
  index: ReadyIndex,
  query: AskedQuery,
  wanted: Coverage,
  numbers: readonly number[],
  words: readonly WordScores[],
): Ranking {
  const found = ordered(index, query, numbers, words);
  const first = found[0]?.number;
  if (first === undefined) return { coverage: "none", found, words };
  // Where many words are only mentioned on a page, an entry that lacks one of them may be the better answer.
  const isWhole = words.every(({ values }) => (values[first] ?? 0) > 0);
  return { coverage: isWhole ? wanted : "some", found, words };
}

function withAll({ records }: ReadyIndex, words: readonly WordScores[], worth: number): number[] {
  return records.flatMap((_, number) => (words.every(({ values }) => (values[number] ?? 0) > worth) ? [number] : []));
}

/** The records that have the most telling words, where these are at least half of the query and not only numbers. */
function withSome({ records }: ReadyIndex, { words: asked }: AskedQuery, words: readonly WordScores[]): number[] {
  const weights = tellingOf(words, records.length);
  const had = records.map((_, number) => {
    let [weight, count, named] = [0, 0, false];
    words.forEach(({ values }, place) => {
      if ((values[number] ?? 0) === 0) return;
      weight += weights[place] ?? 0;
      count += 1;
      named ||= !asked[place]?.word.isNumber;
    });
    return named && count * 2 >= words.length ? weight : 0;
  });
  const most = had.reduce((one, other) => Math.max(one, other), 0);
  return most === 0 ? [] : had.flatMap((weight, number) => (weight >= most * 0.6 ? [number] : []));
}

/** How much each word tells: the fewer records have it, the more. */
function tellingOf(words: readonly WordScores[], count: number): number[] {
  return words.map(({ found }) => Math.log(1 + count / (1 + found)));
}

function ordered(
  index: ReadyIndex,
  query: AskedQuery,
  numbers: readonly number[],
  words: readonly WordScores[],
): Found[] {
  const asides = query.asides.map((word) => scoreWord(index, query, word, "spelling"));
  const weights = tellingOf(words, index.records.length);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return numbers
    .flatMap((number): Found[] => {
      const record = index.records[number];
      if (!record) return [];
      const fit = words.reduce((sum, { values }, place) => sum + (weights[place] ?? 0) * (values[number] ?? 0), 0);
      const aside = asides.reduce((sum, { values }) => sum + added.aside * (values[number] ?? 0), 0);
      return [{ number, score: fit / whole + aside + additions(index, query, record, words) }];
    })
    .sort((one, other) => other.score - one.score || one.number - other.number);
}

function additions(
  { kinds, phrases }: ReadyIndex,
  { today }: AskedQuery,
  record: IndexedRecord,
  words: readonly WordScores[],
): number {
  const { title, details, year } = record;
  const isAsked = (word: number) => words.some(({ fits }) => (fits.values[word] ?? 0) >= 0.5);
  const asked = title.filter(isAsked).length;
  const isWhole = details.some((phrase) => phrases[phrase]?.every(isAsked));
  const kind = kinds[record.kind]?.kind;
  const steered = words.some(({ names }) => names(record));
  return (
    (steered ? added.steered : 0) +
    (title.length > 0 ? (added.wholeTitle * asked) / title.length : 0) +
    (isWhole ? added.wholeDetail : 0) +
    (kind === "pages" ? added.page : 0) +
    (kind === "pages" && words.every(({ names }) => names(record)) ? added.pageNamed : 0) +
    (kind === "court-cases" && !steered ? added.unaskedCase : 0) +
    (isExpired(record, today) ? added.archived : 0) +
    (year === undefined ? 0 : added.year * (year - 2000))
  );
}
