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
