import { appDataUrl, pageDataUrl } from "../site/page-data";

/**
 * Revalidates the copies of a page's data where the visitor came to the page by going back. A browser then takes stale
 * copies without asking, perhaps of another release than the document, and React would hydrate it with other data.
 * Never fails.
 */
export async function revalidateAfterBackForward(path: string): Promise<void> {
  // Browsers that cannot tell how the visitor came (Safari before 15) are left to their copies.
  if (!("PerformanceNavigationTiming" in window)) return;
  if (!performance.getEntriesByType("navigation").some(isBackForward)) return;
  const [page = path] = path.split(/[?#]/u);
  const revalidate = (url: string) => fetch(url, { cache: "no-cache" }).catch(() => undefined);
  // Without a network the copies are all there is.
  await Promise.all([appDataUrl, pageDataUrl(page)].map(revalidate));
}

function isBackForward(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
}
