import { defaultLocale, type LocaleCode, localeCodes } from "../../src/site/locales";
import { type RouteId, routes } from "../../src/site/routes";

/** One route of each template, for what is its template's matter. */
export const templateExamples: readonly RouteId[] = routes
  .filter((route, at) => routes.findIndex(({ template }) => template === route.template) === at)
  .map(({ id }) => id);

/** The language of a turn, for what is the same in every language but for its words. */
export function localeInTurn(turn: number): LocaleCode {
  return localeCodes[turn % localeCodes.length] ?? defaultLocale;
}

/** The options of a test that takes long and guards what seldom changes: it runs at night. */
export const atNight = { tag: "@night" };

/**
 * Returns the languages of tests that are the same in every language but for its words: by day that of their turn, at night
 * all. What depends on a language is tested in each of them every time.
 */
export function localesInTurn(turn: number): readonly LocaleCode[] {
  return process.env.TEST_AT_NIGHT ? localeCodes : [localeInTurn(turn)];
}

/** Returns what a test walks through: by day the first of each kind, at night all. */
export function firstOfEach<Item>(all: readonly Item[], kindOf: (item: Item) => unknown): readonly Item[] {
  const kinds = all.map(kindOf);
  return process.env.TEST_AT_NIGHT ? all : all.filter((_, at) => kinds.indexOf(kinds[at]) === at);
}
