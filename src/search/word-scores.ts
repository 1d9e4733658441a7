import { splitWeight } from "./weights";

/** The scores of a query word in the records of an index. */
export interface WordScores {
  /** The scores by record index. Records without the word are omitted. */
  readonly values: ReadonlyMap<number, number>;
  /** The terms that matched, except those inside compounds (`innerTerms`). */
  readonly terms: ReadonlySet<string>;
  readonly innerTerms: ReadonlySet<string>;
  /** The records of a kind that the word names, and pages that it names. */
  readonly named: ReadonlySet<number>;
  /** The records that have the whole word or a synonym, and not only a longer word that begins with it. */
  readonly whole: ReadonlySet<number>;
}

/** Raises the score of a record to a value. */
export function raise(values: Map<number, number>, id: number, value: number): void {
  if (value > (values.get(id) ?? 0)) values.set(id, value);
}

/** Returns the best scores of several words in each record. */
export function mergeScores(all: readonly WordScores[]): WordScores {
  const values = new Map<number, number>();
  for (const scores of all) for (const [id, value] of scores.values) raise(values, id, value);
  const join = <Item>(pick: (scores: WordScores) => ReadonlySet<Item>) => new Set(all.flatMap((one) => [...pick(one)]));
  return {
    values,
    terms: join(({ terms }) => terms),
    innerTerms: join(({ innerTerms }) => innerTerms),
    named: join(({ named }) => named),
    whole: join(({ whole }) => whole),
  };
}

/** Returns the scores of the records that have both words. */
export function intersectScores(one: WordScores, other: WordScores): WordScores {
  const values = Array.from(one.values, ([id, value]) => [id, Math.min(value, other.values.get(id) ?? 0)] as const);
  return { ...mergeScores([one, other]), values: new Map(values.filter(([, value]) => value > 0)) };
}

/** Weighs the scores of the parts of a word, and omits those below a minimum. */
export function weighScores(scores: WordScores, minimum: number): WordScores {
  const enough = Array.from(scores.values).filter(([, value]) => value >= minimum);
  return { ...scores, values: new Map(enough.map(([id, value]) => [id, splitWeight * value])) };
}
