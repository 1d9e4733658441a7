import { expandedOptions, expandWord, scoreTerms, type Tolerance } from "./expand-query";
import { type Field, isField, synonymsId } from "./index-options";
import { isOptional, type QueryTerm } from "./query";
import type { RuntimeIndex, WordScores } from "./runtime-index";
import { hasWholeWord, splitsToTry } from "./split-word";
import { fieldWeights, leastPart, splitWeight, synonymWeights, wholeScore, yearInReference } from "./weights";

/** As many words as a few queries have. */
const cachedWords = 40;

/** Scores the records of an index for one word of a query. */
export function scoreWord(index: RuntimeIndex, asked: QueryTerm, tolerance: Tolerance): WordScores {
  const name = [tolerance, asked.typed, ...asked.word.forms.map(({ letters }) => letters)].join(" ");
  const scores = index.cache.get(name) ?? findWord(index, asked, tolerance);
  if (index.cache.size >= cachedWords) index.cache.clear();
  index.cache.set(name, scores);
  return scores;
}

function findWord(index: RuntimeIndex, asked: QueryTerm, tolerance: Tolerance): WordScores {
  const found = searchWord(index, asked, tolerance);
  if (tolerance === "fuzzy") return found;
  const split = splitScores(index, splitsToTry(asked, found.values.size > 0)).map((scores) => ({
    ...scores,
    values: weighted(scores.values),
  }));
  return merged([found, ...split.filter(({ values }) => values.size > 0)]);
}

/** The values of a split word, but for records that only mention its parts. */
function weighted(values: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const enough = Array.from(values).filter(([, value]) => value >= leastPart);
  return new Map(enough.map(([id, value]) => [id, splitWeight * value]));
}

function merged(all: readonly WordScores[]): WordScores {
  const values = new Map<number, number>();
  for (const scores of all) for (const [id, value] of scores.values) raise(values, id, value);
  return {
    values,
    terms: new Set(all.flatMap(({ terms }) => [...terms])),
    innerTerms: new Set(all.flatMap(({ innerTerms }) => [...innerTerms])),
    named: new Set(all.flatMap(({ named }) => [...named])),
  };
}

function searchWord(
  { facts, texts, documents, records, kinds }: RuntimeIndex,
  asked: QueryTerm,
  tolerance: Tolerance,
): WordScores {
  const query = expandWord(asked.word, tolerance);
  const results = [
    ...[facts, ...(texts ? [texts.index] : [])].flatMap((index) => index.search(query, expandedOptions)),
    ...[...documents.values()].flatMap(({ index, sections }) =>
      index.search(query, expandedOptions).map((found) => ({ ...found, id: sections[Number(found.id)]?.record })),
    ),
  ];
  const scores = scoreTerms(
    asked.word,
    results.flatMap(({ terms }) => terms),
    tolerance,
  );
  const values = new Map<number, number>();
  const [terms, innerTerms] = [new Set<string>(), new Set<string>()];
  for (const { id, match } of results) {
    for (const [term, fields] of Object.entries(match)) {
      const score = scores.get(term) ?? 0;
      if (score === 0) continue;
      for (const field of fields.filter(isField)) {
        raise(values, Number(id), score * weightOf(field, asked));
        (field === "parts" || field === "textParts" ? innerTerms : terms).add(term);
      }
    }
  }
  const named = new Set<number>();
  records.forEach((record, number) => {
    const listScore = (list: number | undefined) => {
      const score = list === undefined ? 0 : (values.get(synonymsId(list)) ?? 0);
      return score >= wholeScore[tolerance] ? score : 0;
    };
    const own = listScore(record.synonyms);
    const kind = kinds[record.kind];
    const steering = kind?.kind === "pages" ? own : listScore(kind?.synonyms);
    if (steering > 0) named.add(number);
    raise(values, number, Math.max(synonymWeights.record * own, synonymWeights.kind * steering));
  });
  for (const id of [...values.keys()]) if (id < 0) values.delete(id);
  return { values, terms, innerTerms, named };
}

function raise(values: Map<number, number>, id: number, value: number): void {
  if (value > (values.get(id) ?? 0)) values.set(id, value);
}

function weightOf(field: Field, { year }: QueryTerm): number {
  return field === "reference" && year !== undefined ? yearInReference : fieldWeights[field];
}

/**
 * Scores of a word as two or more that stand apart, or in another order, in a record: पूर्वमध्यमा for पूर्व मध्यमा. A part that
 * an answer need not have (`isOptional`) is left out: चमोलीजनपदे asks for चमोली.
 */
function splitScores(index: RuntimeIndex, splits: ReturnType<typeof splitsToTry>): WordScores[] {
  return splits.flatMap(([first, second]) => {
    if (isOptional(first)) return isOptional(second) ? [] : [searchWord(index, second, "spelling")];
    if (!hasWholeWord(index.facts, first)) return [];
    const head = searchWord(index, first, "spelling");
    return [isOptional(second) ? head : intersection(head, scoreWord(index, second, "spelling"))];
  });
}

function intersection(one: WordScores, other: WordScores): WordScores {
  const values = Array.from(one.values, ([id, value]) => [id, Math.min(value, other.values.get(id) ?? 0)] as const);
  return { ...merged([one, other]), values: new Map(values.filter(([, value]) => value > 0)) };
}
