import { appDataAddress, pageDataAddress } from "../site/page-data";

/**
 * Asks whether the copies of a page's data still hold, where the visitor came to the page by going back: a browser then
 * takes what it has without asking, be it of another release than the document. Never fails.
 */
export async function renewAfterGoingBack(path: string): Promise<void> {
  // Browsers that cannot tell how the visitor came (Safari before 15) are left to their copies.
  if (!("PerformanceNavigationTiming" in window)) return;
  const cameBack = performance.getEntriesByType("navigation").some(isGoingBack);
  if (!cameBack) return;
  const [page = path] = path.split(/[?#]/u);
  const ask = (address: string) => fetch(address, { cache: "no-cache" }).catch(() => undefined);
  // Without a network the copies are all there is.
  await Promise.all([appDataAddress, pageDataAddress(page)].map(ask));
}

function isGoingBack(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
}
