import { lazy } from "react";
import type { PaginatedProps } from "./PaginatedListing";

/** The code of paginated lists once a page has needed it: kept here alone, since an import cannot be asked for its module. */
let loaded: typeof import("./PaginatedListing") | undefined;

/** Loads what renders a paginated list, where a page as Gatsby's loader gives it has one. The loader waits for it. */
export async function loadPaginationChunk(page: unknown): Promise<void> {
  if (contextOf(page)?.isPaginated === true) loaded = await import("./PaginatedListing");
}

function contextOf(page: unknown): { readonly isPaginated?: unknown } | undefined {
  const json = typeof page === "object" && page && "json" in page ? page.json : undefined;
  const context = typeof json === "object" && json && "pageContext" in json ? json.pageContext : undefined;
  return typeof context === "object" && context ? context : undefined;
}

/** For the build, which waits by itself. No Suspense stands around it: React would write a large one apart, by script. */
const Lazy = lazy(async () => ({ default: (await import("./PaginatedListing")).PaginatedListing }));

/** Renders a page of a paginated list by code that other pages do not carry. */
export function LazyPaginatedListing(props: PaginatedProps) {
  const Listing = loaded?.PaginatedListing ?? Lazy;
  return <Listing {...props} />;
}
