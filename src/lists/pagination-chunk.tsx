import { lazy } from "react";
import { getFromContext } from "../app/gatsby-loader";
import type { PaginatedProps } from "./PaginatedListing";

const load = async () => (await import("./PaginatedListing")).PaginatedListing;
const Lazy = lazy(async () => ({ default: await load() }));
let Loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Loads the code of paginated lists if a page from Gatsby's loader needs it. The loader waits for it. */
export async function loadPaginationChunk(page: unknown): Promise<void> {
  if (getFromContext(page, "isPaginated") === true) Loaded = await load();
}

/**
 * Renders a page of a paginated list from a separate chunk; at once if the chunk has loaded. React's `lazy` would
 * render nothing first, and a restored scroll position would be lost. In the build the renderer waits.
 */
export function LazyPaginatedListing(props: PaginatedProps) {
  const Listing = Loaded ?? Lazy;
  return <Listing {...props} />;
}
