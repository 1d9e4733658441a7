import { forEachConcurrent } from "../../src/pipeline/map-concurrent";
import type { Redirect, Redirects } from "../../src/site/published-paths";
import { askServer } from "./ask";

/**
 * Finds the redirects of the previous site that a server does not serve yet. nginx reads its rules when root installs them.
 *
 * @returns their paths with queries, in the order of the list
 */
export async function findUnservedRedirects(origin: string, redirects: Redirects): Promise<string[]> {
  const unserved = new Set<Redirect>();
  await forEachConcurrent(redirects, async (redirect) => {
    const { status } = await askServer(origin, redirect.path, "manual", redirect.query);
    if (status === 404) unserved.add(redirect);
  });
  return redirects
    .filter((redirect) => unserved.has(redirect))
    .map(({ path, query }) => (query === undefined ? path : `${path}?${query}`));
}
