import { chosenLists, type ListId } from "./chosen-lists";
import { getRoute, type RouteId, routes } from "./routes";

/** A kind of news: the name of a collection with publication and expiry days. */
export type NewsKind = "announcements" | "results" | ListId;

/** The kinds of news, in display order. */
export const newsKinds: readonly NewsKind[] = [
  ...(["announcements", "results"] as const),
  ...chosenLists.filter(({ news }) => news).map(({ key }) => key),
];

/** The number of newest entries on the news page and in each feed. Older ones are in their lists. */
export const newsLength = 50;

/** Checks whether an external value is a kind of news. */
function isNewsKind(value: unknown): value is NewsKind {
  return newsKinds.some((kind) => kind === value);
}

/** Returns the page that lists the entries of a kind. */
export function getNewsPage(kind: NewsKind): RouteId {
  const found = routes.find(({ collections }) => collections[0] === kind);
  if (!found) throw new Error(`No page lists the entries of ${kind}.`);
  return found.id;
}

/** Returns the kind of news that a page lists; undefined for pages whose entries are no news. */
export function getNewsKind(page: RouteId): NewsKind | undefined {
  const [main] = getRoute(page).collections;
  return isNewsKind(main) ? main : undefined;
}

/** Decodes the entry of a news row from a key created by `formatNewsRowKey`. */
export function parseNewsRowKey(rowKey: string): { readonly kind: NewsKind; readonly key: string } {
  const [kind, key] = rowKey.split(".");
  return isNewsKind(kind) && key ? { kind, key } : { kind: "announcements", key: rowKey };
}

/**
 * Returns the key of an entry's row in the news. Entries other than announcements are prefixed with their kind, so that
 * keys are unique. No key contains a dot.
 */
export function formatNewsRowKey({ kind, key }: { readonly kind: string; readonly key: string }): string {
  return kind === getNewsKind("news") ? key : `${kind}.${key}`;
}
