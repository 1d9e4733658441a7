import { listBoosts, sumBoosts } from "./boosts";
import type { Tolerance } from "./expand-query";
import { createWord, type ParsedQuery, type QueryWord } from "./query";
import { nameRecord, type RuntimeIndex } from "./runtime-index";
import { splitWords } from "./terms";
import {
  boosts,
  leastOfBest,
  leastShare,
  mentionThreshold,
  otherLanguage,
  severalRows,
  synonymOfSome,
} from "./weights";
import { mergeScores, type WordScores } from "./word-scores";

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

/**
 * Finds and ranks the records that match a query. Records with all words, anywhere in the record, precede records that
 * lack a word. An empty query has no results.
 *
 * @param loaded the indexes of all languages: a word that this language lacks counts for records that have it in
 *   another language
 */
export function rank(index: RuntimeIndex, query: ParsedQuery, loaded: readonly RuntimeIndex[] = [index]): Ranking {
  if (query.words.length === 0) return { coverage: "none", found: [], words: [] };
  const strict = joinNeighbours(
    index,
    query.words,
    query.words.map((word) => scoreInLanguages(index, word, loaded)),
  );
  // A query in the words of another language is answered in that language.
  if (!query.words.some((word) => hasWord(index, word))) return { coverage: "none", found: [], words: strict };
  const all = withAll(index, strict, 0);
  if (all.length > 0) {
    // If records only mention all words, an entry that lacks one of them may also be meant.
    const isMention = withAll(index, strict, mentionThreshold).length === 0;
    const others = isMention
      ? withSome(
          index,
          query,
          strict,
          strict.map(({ whole }) => whole),
        ).filter((number) => !all.includes(number))
      : [];
    const found = [...ordered(index, query, all, strict), ...ordered(index, query, others, strict)];
    return { coverage: "all", found, words: strict };
  }
  const fuzzy = query.words.map((word, place) => {
    const scores = strict[place];
    return scores && scores.values.size > 0 ? scores : index.scoreWord(word, "fuzzy");
  });
  const forgiven = ordered(index, query, withAll(index, fuzzy, 0), fuzzy);
  if (forgiven.length > 0) return { coverage: "fuzzy", found: forgiven, words: fuzzy };
  // In a partial answer every word is tried again with a typing error, also one that other records have.
  const parts = query.words.map((word, place) => (fuzzy[place]?.values.size ? [] : [index.scoreWord(word, "part")]));
  const tried = query.words.map((word, place) =>
    mergeScores([strict[place] ?? [], index.scoreWord(word, "fuzzy"), parts[place] ?? []].flat()),
  );
  const certain = strict.map(({ whole }, place) => new Set([...whole, ...(parts[place]?.[0]?.values.keys() ?? [])]));
  const some = ordered(index, query, withSome(index, query, tried, certain), tried);
  return { coverage: some.length > 0 ? "some" : "none", found: some, words: tried };
}

/** Maximum words of a code: SP ALM 06. */
const longestCode = 4;

/**
 * Adds the records in which neighbouring words are one: परीक्षा फल finds परीक्षाफल. Words that are a whole code find only
 * its records.
 */
function joinNeighbours(index: RuntimeIndex, words: readonly QueryWord[], scores: readonly WordScores[]): WordScores[] {
  const joined = scores.map((own) => [own]);
  for (let length = 2; length <= longestCode; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length);
      const isCode = run.some(({ isNumber }) => isNumber);
      if (length > 2 && !isCode) continue;
      const found = index.scoreWritten(createWord(run.map(({ typed }) => typed).join("")), "spelling");
      if (found.whole.size === 0) continue;
      const values = new Map([...found.values].filter(([number]) => found.whole.has(number)));
      for (let place = start; place < start + length; place += 1)
        joined[place] = isCode ? [{ ...found, values, named: found.whole }] : [...(joined[place] ?? []), found];
    }
  }
  return joined.map(mergeScores);
}

/**
 * Finds the records with all words of a query among some; those with a typing error if there are no others. Records with
 * its stop words are preferred.
 */
export function findAll(index: RuntimeIndex, query: ParsedQuery, among: ReadonlySet<number>): ReadonlySet<number> {
  const having = (numbers: ReadonlySet<number>, { values }: WordScores) =>
    new Set([...numbers].filter((number) => values.has(number)));
  const score = (tolerance: Tolerance) => query.words.map((word) => index.scoreWord(word, tolerance));
  const strict = joinNeighbours(index, query.words, score("spelling")).reduce(having, among);
  const found = strict.size > 0 ? strict : score("fuzzy").reduce(having, among);
  return query.optional.reduce((numbers, word) => {
    const preferred = having(numbers, index.scoreWord(word, "spelling"));
    return preferred.size > 0 ? preferred : numbers;
  }, found);
}

/** Returns whether a record of an index has a word, in some spelling, with a typing error or a part of it. */
function hasWord(index: RuntimeIndex, word: QueryWord): boolean {
  return (["spelling", "fuzzy", "part"] as const).some((tolerance) => index.scoreWord(word, tolerance).values.size > 0);
}

/** Scores a word in an index or, if no record there has it, in the same records of another language. */
function scoreInLanguages(index: RuntimeIndex, word: QueryWord, loaded: readonly RuntimeIndex[]): WordScores {
  const own = index.scoreWord(word, "spelling");
  if (hasWord(index, word)) return own;
  for (const other of loaded) {
    const scores = other === index ? own : other.scoreWord(word, "spelling");
    if (scores.values.size === 0) continue;
    const names = new Map(Array.from(scores.values, ([number, value]) => [nameRecord(other, number), value]));
    const values = index.records.flatMap((_, number) => {
      const value = names.get(nameRecord(index, number));
      return value === undefined ? [] : [[number, otherLanguage * value] as const];
    });
    return { ...own, values: new Map(values) };
  }
  return own;
}

function withAll({ records }: RuntimeIndex, words: readonly WordScores[], threshold: number): number[] {
  return records.flatMap((_, number) =>
    words.every(({ values }) => (values.get(number) ?? 0) > threshold) ? [number] : [],
  );
}

/**
 * Returns the records with the words of the most weight: those with at least half of the query's words or, if there are
 * none, those with fewer. One of these words must be a whole word, correctly typed and not a number. Allowing both a
 * typing error and a missing word would find results for any noise.
 *
 * @param certain the records with each word as a whole
 */
function withSome(
  { records }: RuntimeIndex,
  { words: asked }: ParsedQuery,
  words: readonly WordScores[],
  certain: readonly ReadonlySet<number>[],
): number[] {
  const weights = idfWeights(words, records.length);
  const had = records.map((_, number) => {
    const places = words.flatMap(({ values }, place) => (values.has(number) ? [place] : []));
    const isNamed = places.some((place) => certain[place]?.has(number) && !asked[place]?.isNumber);
    if (!isNamed) return { share: 0, weight: 0 };
    const weight = places.reduce((sum, place) => {
      const factor = words[place]?.literal.has(number) ? 1 : synonymOfSome;
      return sum + factor * (weights[place] ?? 0) * Math.sqrt(words[place]?.values.get(number) ?? 0);
    }, 0);
    return { share: places.length / words.length, weight };
  });
  const hasHalf = had.some(({ share }) => share >= leastShare);
  const counted = had.map(({ share, weight }) => (hasHalf && share < leastShare ? 0 : weight));
  const most = Math.max(0, ...counted);
  return most === 0 ? [] : counted.flatMap((weight, number) => (weight >= most * leastOfBest ? [number] : []));
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
    const had = words.reduce((sum, { values }, place) => sum + (values.has(number) ? (weights[place] ?? 0) : 0), 0);
    // Among records that lack words, it matters more which words they have than where.
    const scaleValue = (value: number) => (had < whole ? Math.sqrt(value) : value);
    const match = words.reduce(
      (sum, { values }, place) => sum + (weights[place] ?? 0) * scaleValue(values.get(number) ?? 0),
      0,
    );
    const besides = optional.reduce((sum, { values }) => sum + boosts.optional * (values.get(number) ?? 0), 0);
    const boost = besides + sumBoosts(listBoosts(index, query, record, number, words));
    return [{ number, score: (match + had * boost) / whole }];
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
