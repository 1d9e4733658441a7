import { isExpired } from "../schema/period";
import type { IndexedRecord } from "./format";
import type { ParsedQuery } from "./query";
import type { RuntimeIndex } from "./runtime-index";
import { splitWords } from "./terms";
import { boosts } from "./weights";
import type { WordScores } from "./word-scores";

/** The boosts of a record for a query, by the names of `boosts`; 0 for those that do not apply. */
export type RecordBoosts = Readonly<Record<Exclude<keyof typeof boosts, "optional" | "past">, number>>;

/** Returns the boosts of a record that matches a query. */
export function listBoosts(
  index: RuntimeIndex,
  { today, typed }: ParsedQuery,
  record: IndexedRecord,
  number: number,
  words: readonly WordScores[],
): RecordBoosts {
  const { kinds, phrases } = index;
  const isAsked = (each: readonly string[]) => each.some((term) => words.some(({ terms }) => terms.has(term)));
  const kind = kinds[record.kind]?.kind;
  const title = splitWords(record.title);
  const asked = title.filter(({ terms }) => isAsked(terms)).length;
  const isWhole = record.details?.some((phrase) =>
    splitWords(phrases[phrase] ?? "").every(({ terms }) => isAsked(terms)),
  );
  const isWholeKey = kind !== "pages" && splitWords(record.key).every(({ terms }) => isAsked(terms));
  const isNamed = words.some(({ named }) => named.has(number));
  return {
    named: isNamed ? boosts.named : 0,
    wholeTitle: title.length > 0 ? (boosts.wholeTitle * asked) / title.length : 0,
    wholeDetail: isWhole ? boosts.wholeDetail : 0,
    wholeKey: isWholeKey ? boosts.wholeKey : 0,
    phrase: hasPhrase(index, number, typed) ? boosts.phrase : 0,
    exact: title.some(({ word }) => typed.includes(word)) ? boosts.exact : 0,
    page: kind === "pages" ? boosts.page : 0,
    pageNamed: kind === "pages" && words.every(({ named }) => named.has(number)) ? boosts.pageNamed : 0,
    unaskedCase: kind === "court-cases" && !isNamed ? boosts.unaskedCase : 0,
    archived: isExpired(record, today) ? boosts.archived : 0,
    upcoming: getEventBoost(record, today),
    year: record.year === undefined ? 0 : boosts.year * (record.year - 2000),
  };
}

/** Returns the sum of a record's boosts. */
export function sumBoosts(given: RecordBoosts): number {
  return Object.values(given).reduce((sum, boost) => sum + boost, 0);
}

/** Returns whether several words are side by side, as typed, in a record's title, summary or texts. */
function hasPhrase({ records, texts, documents }: RuntimeIndex, number: number, typed: readonly string[]): boolean {
  if (typed.length < 2) return false;
  const phrase = typed.join(" ").toLowerCase();
  const has = (text: string | null | undefined) => Boolean(text?.toLowerCase().includes(phrase));
  const { title, summary } = records[number] ?? {};
  return (
    [title, summary, texts?.of[number]].some(has) ||
    [...documents.values()].some(({ sections }) => sections.some(({ record, text }) => record === number && has(text)))
  );
}

function getEventBoost({ lastDay }: IndexedRecord, today: string): number {
  if (lastDay === undefined) return 0;
  if (lastDay < today) return boosts.past;
  const days = (Date.parse(lastDay) - Date.parse(today)) / millisecondsOfDay;
  return boosts.upcoming * Math.max(0, 1 - days / daysOfYear);
}

const millisecondsOfDay = 86_400_000;
const daysOfYear = 366;
