import { fetchParts } from "./WithParts";

/** Fetches what draws numbered pages, where a page as Gatsby's loader gives it is one. */
export async function partsFor(page: unknown): Promise<void> {
  if (contextOf(page)?.isParted === true) await fetchParts();
}

function contextOf(page: unknown): { readonly isParted?: unknown } | undefined {
  const json = typeof page === "object" && page && "json" in page ? page.json : undefined;
  const context = typeof json === "object" && json && "pageContext" in json ? json.pageContext : undefined;
  return typeof context === "object" && context ? context : undefined;
}
