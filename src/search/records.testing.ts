/** For tests: records of a few words, and an engine that knows them. */
import type { LocaleCode } from "../site/locales";
import type { Hit, SearchAnswer } from "./answer";
import { encodeIndex } from "./encode";
import { createEngine, type Engine } from "./engine";
import type { SearchKind, SearchRecord } from "./record";

/** A record with nothing but what is given. */
export function record(key: string, title: string, given: Partial<SearchRecord> = {}): SearchRecord {
  return {
    key,
    title,
    details: [],
    summary: "",
    body: "",
    year: undefined,
    document: undefined,
    reference: "",
    called: "",
    expiresOn: undefined,
    specimen: false,
    language: "en",
    ...given,
  };
}

/** An engine with the kinds of each language. */
export function engineWith(kinds: Partial<Record<LocaleCode, readonly SearchKind[]>>): Engine {
  const engine = createEngine();
  for (const language of ["en", "hi", "sa"] as const) {
    const inLanguage = kinds[language];
    // As it comes over the network.
    if (inLanguage) engine.load(JSON.parse(JSON.stringify(encodeIndex(language, inLanguage))));
  }
  return engine;
}

/** The day on which tests ask. */
export const today = "2026-11-21";

/** What an engine answers on a page in a language. */
export function answerTo(engine: Engine, query: string, language: LocaleCode = "en"): SearchAnswer {
  return engine.answer({ query, language, today, opened: [] });
}

/** The answers in the order in which they are shown. */
export function hitsOf({ languages }: SearchAnswer): Hit[] {
  return languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits));
}

/** The keys of the answers, in the order in which they are shown. */
export function keysOf(answer: SearchAnswer): string[] {
  return hitsOf(answer).map(({ key }) => key);
}
