import { isRealDate } from "../language/dates";
import type { UnknownDay } from "./answer";
import { expandedOptions, isOneErrorApart, isOwnKey, isWholeTerm } from "./expand-query";
import { listChunks } from "./hits";
import { isDayTerm, type ParsedQuery, type QueryWord } from "./query";
import { findAll, type Ranking } from "./rank";
import type { RuntimeIndex } from "./runtime-index";
import { isKey, splitWords } from "./terms";

/** Finds the day of an index that is nearest to one of a query, among the records with the other words of the query. */
export function findNearestDay(
  index: RuntimeIndex,
  query: ParsedQuery,
  { written, day }: Pick<UnknownDay, "day" | "written">,
): UnknownDay {
  const words = query.words.filter((word) => !isDayTerm(word));
  const having = findAll(index, { ...query, words }, new Set(index.records.keys()));
  const dated = index.facts.search({ queries: ["19", "20"], prefix: true, fields: ["reference"] }, expandedOptions);
  const days = dated.flatMap(({ id, terms }) => (having.has(id) ? terms.map(toDay).filter(isRealDate) : []));
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(day));
  const [nearest] = days.sort((one, other) => distance(one) - distance(other) || (one < other ? -1 : 1));
  return { written, day, nearest };
}

function toDay(term: string): string {
  return term.replace(/^(\d{4})(\d\d)(\d\d)$/u, "$1-$2-$3");
}

/** Returns a query with each mistyped word as a record writes it; the query itself if none does. */
export function suggestSpelling(
  index: RuntimeIndex,
  { words }: Ranking,
  { words: asked }: ParsedQuery,
  query: string,
): string {
  return asked.reduce((text, word, place) => {
    const { typed, forms, stems } = word;
    const { terms, values } = words[place] ?? { terms: [], values: [] };
    const isTyped = (term: string) => [...forms, ...stems].some((form) => term.startsWith(form));
    const near = [...terms].some(isTyped) ? [] : [...terms].filter((term) => isNear(word, term));
    if (near.length === 0) return text;
    const numbers = [...values].sort(([, one], [, other]) => other - one).map(([number]) => number);
    const chunks = numbers.flatMap((number) => listChunks(index, number));
    const correct = chunks.find((chunk) =>
      splitWords(chunk).some(({ terms: written }) => written.some((term) => near.includes(term))),
    );
    return correct === undefined ? text : text.replace(typed, correct);
  }, query);
}

/** Returns whether a term is a word with one typing error, or its other spelling in the same script. */
function isNear(word: QueryWord, term: string): boolean {
  if (isKey(term)) return isOwnKey(word, term) && isWholeTerm(word, term);
  return word.forms.some((form) => isOneErrorApart(form, term));
}
