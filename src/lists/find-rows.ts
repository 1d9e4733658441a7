import { findEntries } from "../search/worker-client";
import type { LocaleCode } from "../site/locales";
import { formatNewsRowKey, getNewsKind, getNewsPage, newsKinds } from "../site/news";
import type { RouteId } from "../site/routes";

/** Finds the keys of a list's rows for words. Resolves to undefined without words, which find every row. */
export type FindRows = (words: string) => Promise<ReadonlySet<string> | undefined>;

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
