import { lazy } from "react";
import type { PaginatedProps } from "./PaginatedListing";

/**
 * The code of paginated lists after a page loaded it. A dynamic import cannot be read synchronously, so it is cached
 * here.
 */
let loaded: typeof import("./PaginatedListing") | undefined;

/** Loads the code of paginated lists if a page from Gatsby's loader needs it. The loader waits for it. */
export async function loadPaginationChunk(page: unknown): Promise<void> {
  if (contextOf(page)?.isPaginated === true) loaded = await import("./PaginatedListing");
}

function contextOf(page: unknown): { readonly isPaginated?: unknown } | undefined {
  const json = typeof page === "object" && page && "json" in page ? page.json : undefined;
  const context = typeof json === "object" && json && "pageContext" in json ? json.pageContext : undefined;
  return typeof context === "object" && context ? context : undefined;
}

/**
 * For the build, whose renderer waits for it. No Suspense: React would stream a large boundary separately, by script.
 */
const Lazy = lazy(async () => ({ default: (await import("./PaginatedListing")).PaginatedListing }));

/** Renders a page of a paginated list. Its code is in a separate chunk. */
export function LazyPaginatedListing(props: PaginatedProps) {
  const Listing = loaded?.PaginatedListing ?? Lazy;
  return <Listing {...props} />;
}
