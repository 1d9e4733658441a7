/** For tests: records of a few words, and an engine that knows them. */

import { createIndexes } from "../../src/pipeline/search/create-index";
import type { Hit, SearchAnswer } from "../../src/search/answer";
import { createEngine, type Engine } from "../../src/search/engine";
import type { IndexName } from "../../src/search/format";
import type { SearchKind, SearchRecord } from "../../src/search/record";
import { type LocaleCode, localeCodes } from "../../src/site/locales";

/** A record with nothing but what is given. */
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

/** An engine that has loaded the kinds of each language; its texts too, unless told otherwise. */
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

/** The day on which tests ask. */
export const today = "2026-11-21";

/** Returns the answer of an engine on a page in a language. */
export function answerTo(engine: Engine, query: string, language: LocaleCode = "en"): SearchAnswer {
  return engine.answer({ query, language, today, opened: [] });
}

/** The answers in the order in which they are shown. */
export function listHits({ languages }: SearchAnswer): Hit[] {
  return languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits));
}

/** The keys of the answers, in the order in which they are shown. */
export function listKeys(answer: SearchAnswer): string[] {
  return listHits(answer).map(({ key }) => key);
}
