import { defaultLocale, getLocale, type Locale, type LocaleCode, localeCodes, locales } from "../../src/site/locales";
import { type RouteId, routes } from "../../src/site/routes";

/** One route of each template, for tests of templates. */
export const templateExamples: readonly RouteId[] = findFirstOfEach(routes, ({ template }) => template).map(
  ({ id }) => id,
);

function findFirstOfEach<Item>(all: readonly Item[], kindOf: (item: Item) => unknown): readonly Item[] {
  const kinds = all.map(kindOf);
  return all.filter((_, at) => kinds.indexOf(kinds[at]) === at);
}

/** Returns one language by turn, for tests whose result is the same in all languages but for the messages. */
export function localeInTurn(turn: number): LocaleCode {
  return localeCodes[turn % localeCodes.length] ?? defaultLocale;
}

/** Checks whether the tests run at night. The configuration of the night sets this after the module has loaded. */
export const isNight = () => Boolean(process.env.TEST_AT_NIGHT);

/** Options of a slow test of something that seldom changes: it runs only at night. */
export const atNight = { tag: "@night" };

/**
 * Returns the languages of a test whose result differs only in the messages: one by turn by day, all at night. Tests
 * whose result depends on the language run in every language.
 */
export function localesInTurn(turn: number): readonly Locale[] {
  return isNight() ? locales : [getLocale(localeInTurn(turn))];
}

/** Returns the items that a test covers: the first of each kind by day, all at night. */
export function firstOfEach<Item>(all: readonly Item[], kindOf: (item: Item) => unknown): readonly Item[] {
  return isNight() ? all : findFirstOfEach(all, kindOf);
}
