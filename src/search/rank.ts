import { isExpired } from "../schema/period";
import type { IndexedRecord } from "./format";
import type { ParsedQuery } from "./query";
import { type RuntimeIndex, splitWords, type WordScores } from "./runtime-index";
import { boosts, leastOfBest, mentionThreshold, severalRows } from "./weights";

/**
 * The coverage of the best results: all words in some spelling, all with a typing error allowed, some words, or none.
 */
export type Coverage = "all" | "fuzzy" | "some" | "none";

/** The coverages, best first. */
export const coverages: readonly Coverage[] = ["all", "fuzzy", "some", "none"];

/** A matching record, by its index. */
export interface Match {
  readonly number: number;
  readonly score: number;
}

/** The results of one index for a query. */
export interface Ranking {
  readonly coverage: Coverage;
  /** The matches, best first. */
  readonly found: readonly Match[];
  /** The scores of each query word, in query order. */
  readonly words: readonly WordScores[];
}

/** Finds and ranks the records that match a query. An empty query has no results. */
export function rank(index: RuntimeIndex, query: ParsedQuery): Ranking {
  if (query.words.length === 0) return { coverage: "none", found: [], words: [] };
  const strict = query.words.map((word) => index.scoreWord(word, "spelling"));
  const all = withAll(index, strict, 0);
  if (withAll(index, strict, mentionThreshold).length > 0) return ranking(index, query, "all", all, strict);
  const some = withSome(index, query, strict, strict);
  // If pages only mention all words, an entry that lacks one of them may be the better result.
  if (all.length > 0) return ranking(index, query, "all", [...new Set([...all, ...some])], strict);
  const fuzzy = query.words.map((word, place) => {
    const scores = strict[place];
    return scores && scores.values.size > 0 ? scores : index.scoreWord(word, "fuzzy");
  });
  const forgiven = withAll(index, fuzzy, 0);
  if (forgiven.length > 0) return ranking(index, query, "fuzzy", forgiven, fuzzy);
  return ranking(index, query, "some", withSome(index, query, fuzzy, strict), fuzzy);
}

function ranking(
  index: RuntimeIndex,
  query: ParsedQuery,
  wanted: Coverage,
  numbers: readonly number[],
  words: readonly WordScores[],
): Ranking {
  const found = ordered(index, query, numbers, words);
  const first = found[0]?.number;
  if (first === undefined) return { coverage: "none", found, words };
  return { coverage: words.every(({ values }) => values.has(first)) ? wanted : "some", found, words };
}

function withAll({ records }: RuntimeIndex, words: readonly WordScores[], threshold: number): number[] {
  return records.flatMap((_, number) =>
    words.every(({ values }) => (values.get(number) ?? 0) > threshold) ? [number] : [],
  );
}

/**
 * Returns the records with the words of the most weight, if these are at least half of the query. One of these words
 * must be correctly typed and not a number. Allowing both a typing error and a missing word would find results for any
 * noise.
 */
function withSome(
  { records }: RuntimeIndex,
  { words: asked }: ParsedQuery,
  words: readonly WordScores[],
  strict: readonly WordScores[],
): number[] {
  const weights = idfWeights(words, records.length);
  const had = records.map((_, number) => {
    const places = words.flatMap(({ values }, place) => (values.has(number) ? [place] : []));
    const isNamed = places.some((place) => strict[place]?.values.has(number) && !asked[place]?.word.isNumber);
    if (!isNamed || places.length * 2 < words.length) return 0;
    return places.reduce((sum, place) => sum + (weights[place] ?? 0) * (words[place]?.values.get(number) ?? 0), 0);
  });
  const most = Math.max(0, ...had);
  return most === 0 ? [] : had.flatMap((value, number) => (value >= most * leastOfBest ? [number] : []));
}

/** Returns the weight of each word (inverse document frequency). Words in fewer records weigh more. */
function idfWeights(words: readonly WordScores[], count: number): number[] {
  return words.map(({ values }) => Math.log(1 + count / (1 + values.size)));
}

function ordered(
  index: RuntimeIndex,
  query: ParsedQuery,
  numbers: readonly number[],
  words: readonly WordScores[],
): Match[] {
  const optional = query.optional.map((word) => index.scoreWord(word, "spelling"));
  const weights = idfWeights(words, index.records.length);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const matches = numbers.flatMap((number): Match[] => {
    const record = index.records[number];
    if (!record) return [];
    const match = words.reduce((sum, { values }, place) => sum + (weights[place] ?? 0) * (values.get(number) ?? 0), 0);
    const besides = optional.reduce((sum, { values }) => sum + boosts.optional * (values.get(number) ?? 0), 0);
    return [{ number, score: match / whole + besides + boostOf(index, query, record, number, words) }];
  });
  return matches
    .map((match) => ({ ...match, score: scoreBeforeRows(index, query, match, matches, words) }))
    .sort((one, other) => other.score - one.score || one.number - other.number);
}

/**
 * Returns the score of a record. A page is raised above better rows of its list if the query names the page but no row.
 * A query names a row by a word of its title or a year. For example, "class 10 time table" asks for the timetable.
 */
function scoreBeforeRows(
  { kinds, records }: RuntimeIndex,
  query: ParsedQuery,
  { number, score }: Match,
  matches: readonly Match[],
  words: readonly WordScores[],
): number {
  const kindOf = (record: number) => kinds[records[record]?.kind ?? -1]?.kind;
  if (kindOf(number) !== "pages" || !words.some(({ named }) => named.has(number))) return score;
  const rows = matches.filter((row) => kindOf(row.number) === records[number]?.key && row.score >= score);
  const others = words.filter(({ named }, place) => !named.has(number) && query.words[place]?.year === undefined);
  const isNamed = (row: Match) =>
    others.length < words.filter(({ named }) => !named.has(number)).length ||
    splitWords(records[row.number]?.title ?? "").some(({ terms }) =>
      terms.some((term) => others.some((word) => word.terms.has(term) || word.innerTerms.has(term))),
    );
  return rows.length < severalRows || rows.some(isNamed)
    ? score
    : Math.max(score, ...rows.map((row) => row.score + boosts.page));
}

function boostOf(
  { kinds, phrases }: RuntimeIndex,
  { today, typed }: ParsedQuery,
  record: IndexedRecord,
  number: number,
  words: readonly WordScores[],
): number {
  const isAsked = (each: readonly string[]) => each.some((term) => words.some(({ terms }) => terms.has(term)));
  const title = splitWords(record.title);
  const asked = title.filter(({ terms }) => isAsked(terms)).length;
  const isWhole = record.details?.some((phrase) =>
    splitWords(phrases[phrase] ?? "").every(({ terms }) => isAsked(terms)),
  );
  const kind = kinds[record.kind]?.kind;
  const isNamed = words.some(({ named }) => named.has(number));
  return (
    (isNamed ? boosts.named : 0) +
    (title.length > 0 ? (boosts.wholeTitle * asked) / title.length : 0) +
    (isWhole ? boosts.wholeDetail : 0) +
    (title.some(({ word }) => typed.includes(word)) ? boosts.exact : 0) +
    (kind === "pages" ? boosts.page : 0) +
    (kind === "pages" && words.every(({ named }) => named.has(number)) ? boosts.pageNamed : 0) +
    (kind === "court-cases" && !isNamed ? boosts.unaskedCase : 0) +
    (isExpired(record, today) ? boosts.archived : 0) +
    eventBoost(record, today) +
    (record.year === undefined ? 0 : boosts.year * (record.year - 2000))
  );
}

function eventBoost({ lastDay }: IndexedRecord, today: string): number {
  if (lastDay === undefined) return 0;
  if (lastDay < today) return boosts.past;
  const days = (Date.parse(lastDay) - Date.parse(today)) / millisecondsOfDay;
  return boosts.upcoming * Math.max(0, 1 - days / daysOfYear);
}

const millisecondsOfDay = 86_400_000;
const daysOfYear = 366;
