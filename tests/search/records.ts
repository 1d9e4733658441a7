/** For tests: minimal search records, and an engine with an index of them. */

import { createIndexes } from "../../src/pipeline/search/create-index";
import type { Hit, SearchAnswer } from "../../src/search/answer";
import { createEngine, type Engine } from "../../src/search/engine";
import type { IndexName } from "../../src/search/format";
import type { SearchKind, SearchRecord } from "../../src/search/record";
import { type LocaleCode, localeCodes } from "../../src/site/locales";

/** Creates a record with the given fields; all others are empty. */
export function record(key: string, title: string, given: Partial<SearchRecord> = {}): SearchRecord {
  return {
    key,
    title,
    details: [],
    summary: "",
    body: "",
    sections: [],
    year: undefined,
    document: undefined,
    reference: "",
    synonyms: "",
    expiresOn: undefined,
    lastDay: undefined,
    specimen: false,
    language: "en",
    ...given,
  };
}

/** Creates an engine that has loaded the index of each language's records, all parts by default. */
export function engineWith(
  kinds: Partial<Record<LocaleCode, readonly SearchKind[]>>,
  parts: readonly IndexName["part"][] = ["facts", "texts", "documents"],
): Engine {
  const engine = createEngine();
  const languages = new Map(localeCodes.flatMap((code) => (kinds[code] ? [[code, kinds[code]] as const] : [])));
  for (const indexes of createIndexes(languages).values()) {
    for (const part of parts) for (const index of [indexes[part]].flat()) engine.load(JSON.stringify(index));
  }
  return engine;
}

/** The date of the tests' queries. */
export const today = "2026-11-21";

/** Returns an engine's answer to a query on a page in a language. */
export function answerTo(engine: Engine, query: string, language: LocaleCode = "en"): SearchAnswer {
  return engine.answer({ query, language, today, opened: [] });
}

/** Returns the hits of an answer in display order. */
export function listHits({ languages }: SearchAnswer): Hit[] {
  return languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits));
}

/** Returns the keys of an answer's hits in display order. */
export function listKeys(answer: SearchAnswer): string[] {
  return listHits(answer).map(({ key }) => key);
}
