/** What a visitor has asked a listing for. It lives in the page's address, so that it can be sent and bookmarked. */
export interface ListingRequest {
  /** The words to find. */
  readonly q: string;
  /** The chosen value of each facet. */
  readonly facets: Readonly<Record<string, string>>;
  /** The column to sort by and whether from the greatest down; undefined for the list's own order. */
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** Which page of what is found, from 1, where the list is parted into pages; undefined for the first. */
  readonly page?: number | undefined;
}

/** The request that asks for everything, as every page is built. */
export const everything: ListingRequest = { q: "", facets: {} };

/** Whether a request leaves nothing out. */
export function isEverything({ q, facets }: ListingRequest): boolean {
  return q.trim() === "" && Object.keys(facets).length === 0;
}

/** Whether a request asks for the list as it was built: everything, in its own order. */
export function isPlain(request: ListingRequest): boolean {
  return isEverything(request) && request.sort === undefined;
}

/** Reads a request from a query string (`?q=…&exam=uttar-madhyama&sort=-year`); facets and columns it does not know are ignored. */
export function requestFrom(search: string, facetIds: readonly string[], columnIds: readonly string[]): ListingRequest {
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
    page: pageFrom(parameters.get("page")),
  };
}

function pageFrom(written: string | null): number | undefined {
  const page = /^[1-9]\d{0,4}$/.test(written ?? "") ? Number(written) : 1;
  return page > 1 ? page : undefined;
}

/** Writes a request as a query string, empty when it asks for everything in the list's own order. */
export function addressOf({ q, facets, sort, page = 1 }: ListingRequest): string {
  const parameters = new URLSearchParams();
  if (q.trim() !== "") parameters.set("q", q);
  for (const [id, value] of Object.entries(facets)) parameters.set(id, value);
  if (sort) parameters.set("sort", `${sort.descending ? "-" : ""}${sort.column}`);
  if (page > 1) parameters.set("page", String(page));
  const search = parameters.toString();
  return search && `?${search}`;
}
