/** A visitor's query of a list. It stands in the page's URL, so that it can be sent and bookmarked. */
export interface ListQuery {
  /** The words to find. */
  readonly q: string;
  /** The chosen value of each facet. */
  readonly facets: Readonly<Record<string, string>>;
  /** The column to sort by and whether from the greatest down; undefined for the list's own order. */
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** The page of the results, from 1, if the list is paginated; undefined for the first. */
  readonly page?: number | undefined;
}

/** The query for everything, as every page is built. */
export const emptyQuery: ListQuery = { q: "", facets: {} };

/** Tells whether a query leaves nothing out. */
export function isUnfiltered({ q, facets }: ListQuery): boolean {
  return q.trim() === "" && Object.keys(facets).length === 0;
}

/** Tells whether a query asks for the list as it was built: everything, in its own order. */
export function isDefaultQuery(query: ListQuery): boolean {
  return isUnfiltered(query) && query.sort === undefined;
}

/** Reads a query from a query string (`?q=…&exam=uttar-madhyama&sort=-year`); facets and columns it does not know are ignored. */
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

/** Writes a query as a query string, empty when it asks for everything in the list's own order. */
export function serializeQuery({ q, facets, sort, page = 1 }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (q.trim() !== "") parameters.set("q", q);
  for (const [id, value] of Object.entries(facets)) parameters.set(id, value);
  if (sort) parameters.set("sort", `${sort.descending ? "-" : ""}${sort.column}`);
  if (page > 1) parameters.set("page", String(page));
  const search = parameters.toString();
  return search && `?${search}`;
}
