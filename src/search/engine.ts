import { maxQueryLength } from "../site/listing";
import { getLocale, type LocaleCode, localeCodes } from "../site/locales";
import type { FindRequest, FoundEntry, HitGroup, LanguageAnswer, SearchAnswer, SearchRequest } from "./answer";
import type { IndexName, RecordKind } from "./format";
import { answersTo, createHit } from "./hits";
import { isDayTerm, type ParsedQuery, type QueryWord, readQuery } from "./query";
import { coverages, findAll, type Ranking, rank } from "./rank";
import { addIndex, nameRecord, parseIndex, type RuntimeIndex } from "./runtime-index";
import { joinDates } from "./spoken-forms";

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
      const query = readDatedQuery({ ...request, today: "" }, [index]);
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
      const query = readDatedQuery(request, loaded);
      const rankings = loaded.map((index) => ({ index, ranking: rank(index, query, loaded) }));
      const coverage = coverages.find((each) => rankings.some(({ ranking }) => ranking.coverage === each)) ?? "none";
      const best = rankings.filter(({ ranking }) => coverage !== "none" && ranking.coverage === coverage);
      const languages = withoutRepeats(best, request);
      const own = languages.find(({ language }) => language === request.language);
      const isEnough =
        coverage === "all" && own !== undefined && (own.total >= enough || !isInOtherScript(query, request));
      return {
        query: request.query,
        coverage,
        languages,
        ...(coverage === "some" ? findMissing(rankings, best[0], query) : { missing: [], lacking: [] }),
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

/** Parses a query, with its dates as days of publication where a record has such a day, and otherwise as words. */
function readDatedQuery(
  { query, today }: Pick<SearchRequest, "query" | "today">,
  loaded: readonly RuntimeIndex[],
): ParsedQuery {
  const dated = readQuery(joinDates(query.slice(0, maxQueryLength)), today);
  const isKnown = (word: QueryWord) =>
    !isDayTerm(word) || loaded.some((index) => index.scoreWord(word, "spelling").values.size > 0);
  return dated.words.every(isKnown) ? dated : readQuery(query, today);
}

/**
 * Returns the next indexes to load. First come texts and documents of the first language and facts of the others. Texts
 * and documents of the others follow.
 *
 * @param isWanting whether there are too few results, so that documents are searched as well
 */
function wantedIndexes(
  [own, ...others]: readonly LocaleCode[],
  indexes: ReadonlyMap<LocaleCode, RuntimeIndex>,
  isWanting: boolean,
): IndexName[] {
  const lackTexts = (code: LocaleCode | undefined): IndexName[] => {
    const index = code && indexes.get(code);
    if (!index) return [];
    const { language, texts, documents, chunks } = index;
    if (!texts) return [{ language, part: "texts" }];
    return Array.from({ length: isWanting ? chunks : 0 }, (_, chunk) => chunk).flatMap((chunk): IndexName[] =>
      documents.has(chunk) ? [] : [{ language, part: "documents", chunk }],
    );
  };
  const facts = others.filter((language) => !indexes.has(language));
  const next = [...lackTexts(own), ...facts.map((language): IndexName => ({ language, part: "facts" }))];
  return next.length > 0 ? next : others.flatMap(lackTexts);
}

interface Ranked {
  readonly index: RuntimeIndex;
  readonly ranking: Ranking;
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
function findMissing(rankings: readonly Ranked[], best: Ranked | undefined, { words }: ParsedQuery) {
  const first = best?.ranking.found[0]?.number ?? -1;
  const isMissing = (place: number) => rankings.every(({ ranking }) => !ranking.words[place]?.whole.size);
  const isLacking = (place: number) => !isMissing(place) && !best?.ranking.words[place]?.values.has(first);
  const textsOf = (isWanted: (place: number) => boolean) =>
    words.flatMap(({ typed }, place) => (isWanted(place) ? [typed] : []));
  return { missing: textsOf(isMissing), lacking: textsOf(isLacking) };
}
