import { lazy } from "react";
import { getFromContext } from "../app/gatsby-loader";
import type { PaginatedProps } from "./PaginatedListing";

/** Loads the code of paginated lists if a page from Gatsby's loader needs it. The loader waits for it. */
export async function loadPaginationChunk(page: unknown): Promise<void> {
  if (getFromContext(page, "isPaginated") === true) await paginatedListing.preload();
}

/**
 * Creates the component of paginated lists, whose code is in a separate chunk. It renders at once after `preload`. React's
 * `lazy` would render nothing first, and a restored scroll position would be lost. In the build the renderer waits.
 */
function createPaginatedListing() {
  const load = async () => (await import("./PaginatedListing")).PaginatedListing;
  const Lazy = lazy(async () => ({ default: await load() }));
  let Loaded: Awaited<ReturnType<typeof load>> | undefined;
  return {
    preload: async () => {
      Loaded = await load();
    },
    Component(props: PaginatedProps) {
      const Listing = Loaded ?? Lazy;
      return <Listing {...props} />;
    },
  };
}

const paginatedListing = createPaginatedListing();

/** Renders a page of a paginated list. */
export const LazyPaginatedListing = paginatedListing.Component;
