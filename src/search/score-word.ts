import type MiniSearch from "minisearch";
import { expandedOptions, expandWord, scoreTerms, type Tolerance } from "./expand-query";
import { createWordFinder, type FindWord } from "./find-word";
import type { FactsFile, Section, TextsFile } from "./format";
import { type Field, isField, toSynonymsId } from "./index-options";
import { isOptional, type QueryTerm } from "./query";
import { fieldWeights, leastPart, splitWeight, synonymWeights, wholeScore, yearInReference } from "./weights";

/** The scores of a query word in the records of an index. */
export interface WordScores {
  /** The scores by record index. Records without the word are omitted. */
  readonly values: ReadonlyMap<number, number>;
  /** The terms that matched, except those inside compounds (`innerTerms`). */
  readonly terms: ReadonlySet<string>;
  readonly innerTerms: ReadonlySet<string>;
  /** The records whose kind the word names, and pages that it names. */
  readonly named: ReadonlySet<number>;
}

/** The loaded indexes of a language. */
export interface LoadedIndexes extends Pick<FactsFile, "language" | "kinds" | "phrases" | "records" | "chunks"> {
  readonly facts: MiniSearch;
  /** Undefined until the texts are loaded. */
  readonly texts: { readonly index: MiniSearch; readonly of: TextsFile["texts"] } | undefined;
  /** The loaded chunks of documents, by number. */
  readonly documents: ReadonlyMap<number, { readonly index: MiniSearch; readonly sections: readonly Section[] }>;
}

/** Creates a function that scores the records of some indexes for a query word. */
export function createWordScorer(indexes: LoadedIndexes): FindWord<WordScores> {
  return createWordFinder<WordScores>(
    indexes.facts,
    (asked, tolerance) => searchWord(indexes, asked, tolerance),
    {
      isEmpty: ({ values }) => values.size === 0,
      join: (found, split) => {
        const parts = split.map((scores) => ({ ...scores, values: weighted(scores.values) }));
        return merged([found, ...parts.filter(({ values }) => values.size > 0)]);
      },
      both: intersect,
    },
    isOptional,
  );
}

/** Weights the values of a split word, and omits records that only mention its parts. */
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
  { facts, texts, documents, records, kinds }: LoadedIndexes,
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
      const score = list === undefined ? 0 : (values.get(toSynonymsId(list)) ?? 0);
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

function intersect(one: WordScores, other: WordScores): WordScores {
  const values = Array.from(one.values, ([id, value]) => [id, Math.min(value, other.values.get(id) ?? 0)] as const);
  return { ...merged([one, other]), values: new Map(values.filter(([, value]) => value > 0)) };
}
