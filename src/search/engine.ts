import { findDays } from "../language/written-dates";
import { maxQueryLength } from "../site/listing";
import { getLocale, type LocaleCode, localeCodes } from "../site/locales";
import type { FindRequest, FoundEntry, HitGroup, LanguageAnswer, SearchAnswer, SearchRequest } from "./answer";
import type { IndexName, RecordKind } from "./format";
import { answersTo, createHit } from "./hits";
import { isDayTerm, type ParsedQuery, type QueryWord, readQuery } from "./query";
import { coverages, findAll, type Ranking, rank } from "./rank";
import { addIndex, nameRecord, parseIndex, type RuntimeIndex } from "./runtime-index";
import { joinDates, toDayTerm } from "./spoken-forms";
import { findNearestDay, suggestSpelling } from "./ways-on";

/** A search engine that answers queries from the indexes passed to it. It does not access pages, network or threads. */
export interface Engine {
  /**
   * Loads an index from JSON. Throws an Error if it is invalid, or if texts or documents arrive before the facts of
   * their language.
   */
  load(json: string): void;
  /** Answers a request from the loaded indexes. */
  answer(request: SearchRequest): SearchAnswer;
  /** Finds the entries of some kinds with all words of a query, from the loaded indexes of its language. */
  find(request: FindRequest): FoundEntry[];
}

/** The number of results of a kind shown at first: with several kinds, and with a single one. */
const firstHits = { ofSeveral: 5, ofOne: 15 };

/** With fewer results in the page's language, other languages are searched as well. */
const enough = 5;

/** Creates an engine without indexes. */
export function createEngine(): Engine {
  const indexes = new Map<LocaleCode, RuntimeIndex>();
  return {
    find({ kinds, ...request }) {
      const index = indexes.get(request.language);
      if (!index) return [];
      const { query } = readDatedQuery({ ...request, today: "" }, [index]);
      return kinds.flatMap((kind) => {
        const entries = index.records.flatMap((record, number) =>
          index.kinds[record.kind]?.kind === kind ? [{ number, key: record.key }] : [],
        );
        const found = findAll(index, query, new Set(entries.map(({ number }) => number)));
        return entries.flatMap(({ number, key }) => (found.has(number) ? [{ kind, key }] : []));
      });
    },
    load(json) {
      const file = parseIndex(json);
      indexes.set(file.language, addIndex(indexes.get(file.language), file));
    },
    answer(request) {
      const order = [request.language, ...localeCodes.filter((code) => code !== request.language)];
      const loaded = order.flatMap((code) => indexes.get(code) ?? []);
      const { query, unknownDay } = readDatedQuery(request, loaded);
      const rankings = loaded.map((index) => ({ index, ranking: rank(index, query) }));
      const reached = coverages.find((each) => rankings.some(({ ranking }) => ranking.coverage === each)) ?? "none";
      const exact = rankings.filter(({ ranking }) => reached !== "none" && ranking.coverage === reached);
      const mistyped = isInOtherScript(query, request) ? [] : rankings.slice(0, 1).filter(isMistypedFor(exact));
      const best = [...mistyped, ...exact];
      const coverage = mistyped.length > 0 ? "fuzzy" : reached;
      const main = best[0] ?? rankings[0];
      const languages = withoutRepeats(best, request);
      const own = languages.find(({ language }) => language === request.language);
      const isEnough =
        coverage === "all" && own !== undefined && (own.total >= enough || !isInOtherScript(query, request));
      return {
        query: request.query,
        coverage,
        languages,
        ...(coverage === "some" ? findMissing(rankings, best[0], query, request) : { missing: [], lacking: [] }),
        near:
          main && coverage !== "all" ? suggestSpelling(main.index, main.ranking, query, request.query) : request.query,
        unknownDay: unknownDay && loaded[0] && findNearestDay(loaded[0], query, unknownDay),
        wanting:
          query.words.length === 0
            ? []
            : wantedIndexes(
                isEnough ? [request.language] : order,
                indexes,
                coverage !== "all" || (own?.total ?? 0) < enough,
              ),
      };
    },
  };
}

/**
 * Parses a query, with its dates as days of publication where a record has such a day. Otherwise they are words, if a
 * record has all of them: 12/3/2020 may be a number. `unknownDay` is a day that is neither.
 */
function readDatedQuery(
  { query: text, today }: Pick<SearchRequest, "query" | "today">,
  loaded: readonly RuntimeIndex[],
) {
  const query = readQuery(joinDates(text.slice(0, maxQueryLength)), today);
  const isUnknown = (word: QueryWord) =>
    isDayTerm(word) && loaded.every((index) => index.scoreWord(word, "spelling").values.size === 0);
  const unknown = query.words.find(isUnknown);
  if (!unknown) return { query };
  const plain = readQuery(text, today);
  const unknownDay = findDays(text.normalize("NFC")).find(({ day }) => toDayTerm(day) === unknown.typed);
  const isAnswered = loaded.some((index) => rank(index, plain).coverage === "all");
  return unknownDay && !isAnswered ? { query, unknownDay } : { query: plain };
}

/**
 * Returns the next indexes to load: texts and then documents of the first language, which are few bytes; then the same
 * parts of the others.
 *
 * @param isWanting whether there are too few results, so that documents are searched as well
 */
function wantedIndexes(
  [own, ...others]: readonly LocaleCode[],
  indexes: ReadonlyMap<LocaleCode, RuntimeIndex>,
  isWanting: boolean,
): IndexName[] {
  const nextOf = (language: LocaleCode): IndexName[] => {
    const index = indexes.get(language);
    if (!index) return [{ language, part: "facts" }];
    const { texts, documents, chunks } = index;
    if (!texts) return [{ language, part: "texts" }];
    return Array.from({ length: isWanting ? chunks : 0 }, (_, chunk) => chunk).flatMap((chunk): IndexName[] =>
      documents.has(chunk) ? [] : [{ language, part: "documents", chunk }],
    );
  };
  const next = own ? nextOf(own) : [];
  return next.length > 0 ? next : others.flatMap(nextOf);
}

interface Ranked {
  readonly index: RuntimeIndex;
  readonly ranking: Ranking;
}

/**
 * Returns whether a language has, with a typing error, the best result of others that have its words: मध्यमा sounds like
 * Madhyama, and मध्यामा is a typing error of it.
 */
function isMistypedFor(others: readonly Ranked[]) {
  const firsts = new Set(others.map(({ index, ranking }) => nameRecord(index, ranking.found[0]?.number ?? -1)));
  return ({ index, ranking: { coverage, found } }: Ranked) =>
    coverage === "fuzzy" &&
    !others.some((other) => other.index === index) &&
    found.some(({ number }) => firsts.has(nameRecord(index, number)));
}

/**
 * Returns whether the query has words in another script than the page's. Texts in other languages may contain them,
 * regardless of the number of results here.
 */
function isInOtherScript({ words }: ParsedQuery, { language }: SearchRequest): boolean {
  return words.some((word) => !word.isNumber && word.isDevanagari !== (getLocale(language).script === "Deva"));
}

/** Removes repeated results. A result in several languages is listed in the first, which is the page's. */
function withoutRepeats(ranked: readonly Ranked[], request: SearchRequest): LanguageAnswer[] {
  const shown = new Set<string>();
  return ranked.flatMap(({ index, ranking }) => {
    const found = ranking.found.filter(({ number }) => {
      return shown.size < shown.add(nameRecord(index, number)).size;
    });
    return found.length === 0 ? [] : [answerOf(index, { ...ranking, found }, request)];
  });
}

function answerOf(index: RuntimeIndex, ranking: Ranking, { opened, today }: SearchRequest): LanguageAnswer {
  const byKind = new Map<RecordKind, number[]>();
  for (const { number } of ranking.found) {
    const kind = index.kinds[index.records[number]?.kind ?? 0]?.kind ?? "pages";
    const numbers = byKind.get(kind) ?? [];
    numbers.push(number);
    byKind.set(kind, numbers);
  }
  const first = byKind.size > 1 ? firstHits.ofSeveral : firstHits.ofOne;
  const answers = answersTo(ranking.words);
  const groups = Array.from(byKind, ([kind, numbers]): HitGroup => {
    const wanted = opened.includes(kind) ? numbers : numbers.slice(0, first);
    const hits = wanted.flatMap((number) => createHit(index, ranking, number, answers, today));
    return { kind, total: numbers.length, hits };
  });
  return { language: index.language, total: ranking.found.length, groups };
}

/** Returns the typed text of the query words that no record has, and of those that only the best result lacks. */
function findMissing(
  rankings: readonly Ranked[],
  best: Ranked | undefined,
  { words }: ParsedQuery,
  { query }: Pick<SearchRequest, "query">,
) {
  const days = new Map(findDays(query.normalize("NFC")).map(({ day, written }) => [toDayTerm(day), written]));
  const first = best?.ranking.found[0]?.number ?? -1;
  const isMissing = (place: number) => rankings.every(({ ranking }) => !ranking.words[place]?.whole.size);
  const isLacking = (place: number) => !isMissing(place) && !best?.ranking.words[place]?.values.has(first);
  const textsOf = (isWanted: (place: number) => boolean) =>
    words.flatMap(({ typed }, place) => (isWanted(place) ? [days.get(typed) ?? typed] : []));
  return { missing: textsOf(isMissing), lacking: textsOf(isLacking) };
}
