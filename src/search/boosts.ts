import { isExpired } from "../schema/period";
import type { IndexedRecord } from "./format";
import type { ParsedQuery } from "./query";
import type { RuntimeIndex } from "./runtime-index";
import { splitWords } from "./terms";
import { boosts } from "./weights";
import type { WordScores } from "./word-scores";

/** Returns the sum of the boosts of a record that matches a query. */
export function sumBoosts(
  index: RuntimeIndex,
  { today }: ParsedQuery,
  record: IndexedRecord,
  number: number,
  words: readonly WordScores[],
): number {
  const isAsked = createAsked(words);
  const kind = index.kinds[record.kind]?.kind;
  const title = splitWords(record.title);
  const asked = title.filter(({ terms }) => isAsked(terms)).length;
  const isWholeKey = kind !== "pages" && splitWords(record.key).every(({ terms }) => isAsked(terms));
  const isNamed = words.some(({ named }) => named.has(number));
  const given = [
    isNamed ? boosts.named : 0,
    title.length > 0 ? (boosts.wholeTitle * asked) / title.length : 0,
    hasWholeDetail(index, record, words) ? boosts.wholeDetail : 0,
    isWholeKey ? boosts.wholeKey : 0,
    kind === "pages" && (isNamed || asked > 0) ? boosts.page : 0,
    kind === "pages" && words.every(({ named }) => named.has(number)) ? boosts.pageNamed : 0,
    isExpired(record, today) ? boosts.archived : 0,
    getEventBoost(record, today),
    record.year === undefined ? 0 : boosts.year * (record.year - 2000),
  ];
  return given.reduce((sum, boost) => sum + boost, 0);
}

/** Checks whether one of a record's details is completely in the query. */
export function hasWholeDetail(
  { phrases }: RuntimeIndex,
  { details = [] }: IndexedRecord,
  words: readonly WordScores[],
): boolean {
  const isAsked = createAsked(words);
  return details.some((phrase) => splitWords(phrases[phrase] ?? "").every(({ terms }) => isAsked(terms)));
}

/** Returns a function that checks whether the query has one of the terms. */
function createAsked(words: readonly WordScores[]): (each: readonly string[]) => boolean {
  return (each) => each.some((term) => words.some(({ terms }) => terms.has(term)));
}

function getEventBoost({ lastDay }: IndexedRecord, today: string): number {
  if (lastDay === undefined) return 0;
  if (lastDay < today) return boosts.past;
  const days = (Date.parse(lastDay) - Date.parse(today)) / millisecondsOfDay;
  return boosts.upcoming * Math.max(0, 1 - days / daysOfYear);
}

const millisecondsOfDay = 86_400_000;
const daysOfYear = 366;
