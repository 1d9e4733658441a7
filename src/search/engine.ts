import { type LocaleCode, localeCodes, localeOf } from "../site/locales";
import type { Hit, HitGroup, LanguageAnswer, SearchAnswer, SearchRequest } from "./answer";
import { decodeIndex } from "./decode";
import type { KindName } from "./format";
import { hitOf } from "./hits";
import { type AskedQuery, readQuery } from "./query";
import { coverages, type Ranking, rank } from "./rank";
import { type ReadyIndex, readyIndex } from "./ready";

/** The search itself: indexes are given to it, and it answers. It knows nothing of pages, network or threads. */
export interface Engine {
  /** Takes the index of a language as it was sent. Throws an Error for one that is not as it should be. */
  load(sent: unknown): LocaleCode;
  /** Makes a language a little more ready for other spellings and scripts before anything is asked; true once it is. */
  prepare(language: LocaleCode): boolean;
  /** Answers from the languages that are loaded. */
  answer(request: SearchRequest): SearchAnswer;
}

/** How many answers of a kind are shown at first; where there is only one kind, there is room for more. */
const firstHits = { ofSeveral: 5, ofOne: 15 };

/** With fewer answers than these in the page's language, the others are looked through too. */
const enough = 5;

/** An engine without any index. */
export function createEngine(): Engine {
  const indexes = new Map<LocaleCode, ReadyIndex>();
  return {
    load(sent) {
      const index = readyIndex(decodeIndex(sent));
      indexes.set(index.language, index);
      return index.language;
    },
    prepare(language) {
      const index = indexes.get(language);
      // One after the other: the words of the names only once those of the texts are ready.
      return index === undefined || (index.vocabulary.prepare() && index.namesVocabulary.prepare());
    },
    answer(request) {
      const query = readQuery(request.query, request.today);
      const order = [request.language, ...localeCodes.filter((code) => code !== request.language)];
      const loaded = order.flatMap((code) => indexes.get(code) ?? []);
      const rankings = loaded.map((index) => ({ index, ranking: rank(index, query) }));
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
        missing: coverage === "some" ? missingIn(best[0], query) : [],
        wanting: isEnough || query.words.length === 0 ? [] : order.filter((code) => !indexes.has(code)),
      };
    },
  };
}

interface Ranked {
  readonly index: ReadyIndex;
  readonly ranking: Ranking;
}

/** Words in another script than the page's may be in another language's texts, however many they are found in here. */
function isInOtherScript({ words }: AskedQuery, { language }: SearchRequest): boolean {
  return words.some(({ word }) => !word.isNumber && word.isDevanagari !== (localeOf(language).script === "Deva"));
}

/** What is found in several languages is shown in the first of them, which is the page's. */
function withoutRepeats(ranked: readonly Ranked[], request: SearchRequest): LanguageAnswer[] {
  const shown = new Set<string>();
  return ranked.flatMap(({ index, ranking }) => {
    const found = ranking.found.filter(({ number }) => {
      const record = index.records[number];
      const name = `${index.kinds[record?.kind ?? 0]?.kind} ${record?.key}`;
      return shown.size < shown.add(name).size;
    });
    return found.length === 0 ? [] : [answerOf(index, { ...ranking, found }, request)];
  });
}

function answerOf(index: ReadyIndex, ranking: Ranking, { opened, today }: SearchRequest): LanguageAnswer {
  const byKind = new Map<KindName, number[]>();
  for (const { number } of ranking.found) {
    const kind = index.kinds[index.records[number]?.kind ?? 0]?.kind ?? "pages";
    const numbers = byKind.get(kind) ?? [];
    numbers.push(number);
    byKind.set(kind, numbers);
  }
  const first = byKind.size > 1 ? firstHits.ofSeveral : firstHits.ofOne;
  const groups = Array.from(byKind, ([kind, numbers]): HitGroup => {
    const wanted = opened.includes(kind) ? numbers : numbers.slice(0, first);
    return { kind, total: numbers.length, hits: wanted.flatMap((number) => hitsAt(index, ranking, number, today)) };
  });
  return { language: index.language, total: ranking.found.length, groups };
}

function hitsAt(index: ReadyIndex, ranking: Ranking, number: number, today: string): Hit[] {
  const record = index.records[number];
  return record ? [hitOf(index, ranking, record, today)] : [];
}

/** What was typed for the words that the best answer lacks. */
function missingIn(best: Ranked | undefined, { words }: AskedQuery): string[] {
  const first = best?.ranking.found[0]?.number ?? -1;
  const lacking = words.filter((_, place) => (best?.ranking.words[place]?.values[first] ?? 0) === 0);
  return lacking.map(({ typed }) => typed);
}
