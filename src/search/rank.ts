import { hasWholeDetail, sumBoosts } from "./boosts";
import type { Tolerance } from "./expand-query";
import { createWord, isDayTerm, type ParsedQuery, type QueryWord } from "./query";
import type { RuntimeIndex } from "./runtime-index";
import { boosts, leastOfBest, mentionThreshold } from "./weights";
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
 */
export function rank(index: RuntimeIndex, query: ParsedQuery): Ranking {
  if (query.words.length === 0) return { coverage: "none", found: [], words: [] };
  const strict = joinNeighbours(
    index,
    query.words,
    query.words.map((word) => index.scoreWord(word, "spelling")),
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
  // Every word is tried again with a typing error, also one that other records have.
  const fuzzy = query.words.map((word, place) =>
    mergeScores([strict[place] ?? [], index.scoreWord(word, "fuzzy")].flat()),
  );
  const forgiven = ordered(index, query, withAll(index, fuzzy, 0), fuzzy);
  if (forgiven.length > 0) return { coverage: "fuzzy", found: forgiven, words: fuzzy };
  const parts = query.words.map((word, place) => (fuzzy[place]?.values.size ? [] : [index.scoreWord(word, "part")]));
  const tried = fuzzy.map((scores, place) => mergeScores([scores, ...(parts[place] ?? [])]));
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

/** Returns the records with all words. The page of a facet answers only a query that names its list and its value. */
function withAll(index: RuntimeIndex, words: readonly WordScores[], threshold: number): number[] {
  return index.records.flatMap((record, number) => {
    if (words.some(({ values }) => (values.get(number) ?? 0) <= threshold)) return [];
    if (!record.facet) return [number];
    const naming = words.filter(({ named }) => named.has(number)).length;
    return naming > 0 && naming < words.length && hasWholeDetail(index, record, words) ? [number] : [];
  });
}

/**
 * Returns the records with the words of the most weight. One of these words must be a whole word or day, correctly typed, and no other number. Allowing both a
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
  const isSubject = asked.map((word) => !word.isNumber || isDayTerm(word));
  const counted = records.map(({ facet }, number) => {
    if (facet) return 0;
    const places = words.flatMap(({ values }, place) => (values.has(number) ? [place] : []));
    if (!places.some((place) => certain[place]?.has(number) && isSubject[place])) return 0;
    return places.reduce(
      (sum, place) => sum + (weights[place] ?? 0) * Math.sqrt(words[place]?.values.get(number) ?? 0),
      0,
    );
  });
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
    const match = words.reduce((sum, { values }, place) => sum + (weights[place] ?? 0) * (values.get(number) ?? 0), 0);
    const besides = optional.reduce((sum, { values }) => sum + boosts.optional * (values.get(number) ?? 0), 0);
    const boost = besides + sumBoosts(index, query, record, number, words);
    return [{ number, score: (match + had * boost) / whole }];
  });
  return matches.sort((one, other) => other.score - one.score || one.number - other.number);
}
