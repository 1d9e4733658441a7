import type { Page, Response } from "@playwright/test";
import type { LocaleCode } from "../../src/site/locales";
import { getEntryTarget, getTemplate, pathTo, type Target } from "../../src/site/paths";
import { type Route, routes } from "../../src/site/routes";
import { entriesOn } from "../site/entries";
import { firstOfEach, localesInTurn } from "../site/examples";

/** A page of the walk in one language: the page of a route, or of one of its entries. */
export interface Place {
  readonly route: Route;
  /** The entry's key on its own page. */
  readonly entry?: string | undefined;
  readonly locale: LocaleCode;
  readonly path: string;
}

/** An opened page, about which questions are asked. */
export interface Visit extends Place {
  readonly page: Page;
  readonly response: Response | null;
}

/** Asks one thing of an opened page, by expectations, and leaves the page as it was. */
export type Question = (visit: Visit) => Promise<void>;

/** An entry whose text has a table. */
const entryWithTable = { route: "news", entry: "recitation-contest-test-2026" } as const;

/** Returns the pages of a route that look different: its own, and those of its first entry and of a text with a table. */
function listTargets(route: Route): (Target & { readonly template: string })[] {
  const [first] = "entryTemplate" in route ? entriesOn(route) : [];
  const targets: Target[] = [{ route: route.id }];
  if (first) targets.push(getEntryTarget(route.id, first.key));
  if (route.id === entryWithTable.route) targets.push(entryWithTable);
  return targets.map((target) => ({
    ...target,
    template: target === entryWithTable ? "a table in a text" : getTemplate({ route, entry: target.entry }),
  }));
}

/**
 * The pages of the walk: by day one of each template, the languages by turn; at night those of every route in every
 * language.
 */
export const places: readonly Place[] = firstOfEach(
  routes.flatMap((route) => listTargets(route).map((target) => ({ ...target, of: route }))),
  ({ template }) => template,
).flatMap(({ template: _, of, ...target }, turn) =>
  localesInTurn(turn).map(
    ({ code }): Place => ({ route: of, entry: target.entry, locale: code, path: pathTo(target, code) }),
  ),
);
