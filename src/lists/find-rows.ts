import { isSearching } from "../app/app-loader";
import { findEntries, loadIndex } from "../search/worker-client";
import type { LocaleCode } from "../site/locales";
import { formatNewsRowKey, getNewsKind, getNewsPage, newsKinds } from "../site/news";
import { getLocaleOfPath } from "../site/paths";
import type { RouteId } from "../site/routes";

/** Finds the keys of a list's rows for words. Resolves to undefined without words, which find every row. */
export type FindRows = (words: string) => Promise<ReadonlySet<string> | undefined>;

/** Fetches the index of the search before the first words. The search reports a failure when it needs the index. */
export function preloadRowSearch(language: LocaleCode): void {
  loadIndex({ language, part: "facts" }).catch(() => undefined);
}

// The answer to words typed early needs the index, which loads while the page is hydrated.
if (typeof document !== "undefined" && isSearching()) preloadRowSearch(getLocaleOfPath(window.location.pathname));

/** Creates the search of a list: it finds the entries that the search of the whole site finds for the same words. */
export function createRowSearch(route: RouteId, language: LocaleCode): FindRows {
  const isNews = getNewsKind(route) === "announcements";
  const kinds = isNews ? newsKinds.map(getNewsPage) : [route];
  return async (words) => {
    if (words.trim() === "") return undefined;
    const found = await findEntries({ query: words, language, kinds });
    return new Set(
      found.map(({ kind, key }) => (isNews ? formatNewsRowKey({ kind: getNewsKind(kind) ?? "", key }) : key)),
    );
  };
}
