/** A visitor's query of a list. It is in the page's URL, so that it can be shared and bookmarked. */
export interface ListQuery {
  /** The words to find. */
  readonly q: string;
  /** The chosen value of each facet. */
  readonly facets: Readonly<Record<string, string>>;
  /** The sort column and direction; undefined for list order. */
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** The page of the results, from 1, if the list is paginated; undefined for the first. */
  readonly page?: number | undefined;
}

/** The default query, which finds all entries. Every page is built with it. */
export const emptyQuery: ListQuery = { q: "", facets: {} };

/** Returns whether a query filters nothing. */
export function isUnfiltered({ q, facets }: ListQuery): boolean {
  return q.trim() === "" && Object.keys(facets).length === 0;
}

/** Returns whether a query finds the list as built: all entries in list order. */
export function isDefaultQuery(query: ListQuery): boolean {
  return isUnfiltered(query) && query.sort === undefined;
}

/** Parses a query string (`?q=…&exam=uttar-madhyama&sort=-year`). Unknown facets and columns are ignored. */
export function parseQuery(search: string, facetIds: readonly string[], columnIds: readonly string[]): ListQuery {
  const parameters = new URLSearchParams(search);
  const facets: Record<string, string> = {};
  for (const id of facetIds) {
    const value = parameters.get(id);
    if (value) facets[id] = value;
  }
  const sort = parameters.get("sort") ?? "";
  const column = sort.replace(/^-/u, "");
  return {
    q: parameters.get("q") ?? "",
    facets,
    sort: columnIds.includes(column) ? { column, descending: sort.startsWith("-") } : undefined,
    page: parsePage(parameters.get("page")),
  };
}

function parsePage(written: string | null): number | undefined {
  const page = /^[1-9]\d{0,4}$/.test(written ?? "") ? Number(written) : 1;
  return page > 1 ? page : undefined;
}

/** Serialises a query as a query string; empty for the default query. */
export function serializeQuery({ q, facets, sort, page = 1 }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (q.trim() !== "") parameters.set("q", q);
  for (const [id, value] of Object.entries(facets)) parameters.set(id, value);
  if (sort) parameters.set("sort", `${sort.descending ? "-" : ""}${sort.column}`);
  if (page > 1) parameters.set("page", String(page));
  const search = parameters.toString();
  return search && `?${search}`;
}
