import { getRoute, type RouteId, routes } from "./routes";

/**
 * The kinds of entries that are news: the names of their collections, in the order in which they are offered. Every
 * collection of `src/schema` whose entries have days to be shown from and until is one.
 */
export const newsKinds = ["announcements", "results", "orders", "tenders", "acts", "court-cases"] as const;

/** A kind of news. */
export type NewsKind = (typeof newsKinds)[number];

/** The number of the newest entries that are news, on the page and in each feed. Older ones are in their own lists. */
export const newsLength = 50;

/** Returns whether an external value is a kind of news. */
export function isNewsKind(value: unknown): value is NewsKind {
  return newsKinds.some((kind) => kind === value);
}

/** The page in whose list the entries of a kind stand. */
export function getNewsPage(kind: NewsKind): RouteId {
  const found = routes.find(({ collections }) => collections[0] === kind);
  if (!found) throw new Error(`No page lists the entries of ${kind}.`);
  return found.id;
}

/** The kind of news that a page lists; undefined for a page whose entries have no days. */
export function getNewsKind(page: RouteId): NewsKind | undefined {
  const [main] = getRoute(page).collections;
  return isNewsKind(main) ? main : undefined;
}

/** The entry of a row among the news, by the key that `newsRowKey` gave it. */
export function entryOfNewsRow(rowKey: string): { readonly kind: NewsKind; readonly key: string } {
  const [kind, key] = rowKey.split(".");
  return isNewsKind(kind) && key ? { kind, key } : { kind: "announcements", key: rowKey };
}

/** The key of an entry's row among the news: an announcement's own; another list's must not take the place of one. No key has a dot. */
export function newsRowKey({ kind, key }: { readonly kind: string; readonly key: string }): string {
  return kind === getNewsKind("news") ? key : `${kind}.${key}`;
}
