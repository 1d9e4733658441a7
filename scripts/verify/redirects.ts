import { mapConcurrent } from "../../src/content/map-concurrent";
import type { Redirects } from "../../src/site/published-paths";
import { askServer } from "./ask";

/**
 * Finds the redirects of the previous site that a server does not serve yet. nginx reads its rules when root installs them.
 *
 * @returns their paths with queries, in the order of the list
 */
export async function findUnservedRedirects(origin: string, redirects: Redirects): Promise<string[]> {
  const unserved = await mapConcurrent(redirects, async ({ path, query }) => {
    const { status } = await askServer(origin, path, "manual", query);
    return status === 404 ? [query === undefined ? path : `${path}?${query}`] : [];
  });
  return unserved.flat();
}
