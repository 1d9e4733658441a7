import { appDataUrl, pageDataUrl } from "../site/page-data";
import { getLoadError, isNotFound, isOfOtherRelease, type PageLoader } from "./gatsby-loader";
import { loadingDelayMs } from "./loading-screen";
import { idle, loadingState, setLoadingState } from "./loading-state";
import { hardNavigate } from "./retry";

/** Milliseconds for which the loading screen stays once it is shown, so that it never flashes. */
export const minVisibleMs = 350;

/** The event on `window` for a page that could not be loaded; `preventDefault()` keeps its error from being raised. */
export type PreloadErrorEvent = CustomEvent<{ readonly path: string; readonly error: unknown }>;

/** The path, query and fragment that were requested last. */
let pendingHref = "";

/** Records the whole URL that a visitor requests, since Gatsby passes only path and query to its loader. */
export function setPendingHref(href: string): void {
  pendingHref = href;
}

/**
 * Wraps Gatsby's loader, so that every way of going to a page (a link, back, forward) shows the loading screen when it is
 * slow, and reports a failure. Gatsby would leave a failed page for the browser's own error screen; here the open page stays.
 *
 * @param loadPageExtras loads what a page needs besides its own code, once its data is there; also for the first page
 */
export function watchPageLoader(
  loader: PageLoader,
  loadPageExtras: (page: unknown) => Promise<unknown> = async () => undefined,
): void {
  const loadPage = loader.loadPage.bind(loader);
  const load = async (path: string) => {
    const page = await loadPage(path);
    await loadPageExtras(page);
    return page;
  };
  // The open page was delivered as HTML; only pages after it can keep a visitor waiting.
  let isOpenPage = true;
  let latest = 0;

  loader.hovering = (path) => {
    // A failure is reported when the page is navigated to, which loads it again.
    load(path).catch(() => undefined);
  };
  loader.loadPage = async (path) => {
    if (isOpenPage) {
      isOpenPage = false;
      await revalidateAfterBackForward(path);
      return load(path);
    }
    latest += 1;
    const navigation = latest;
    const timer = setTimeout(() => setLoadingState({ status: "loading", since: Date.now() }), loadingDelayMs);
    let page: unknown;
    let failure: unknown;
    try {
      page = await load(path);
      failure = getLoadError(page);
    } catch (error) {
      failure = error;
    }
    clearTimeout(timer);
    // A visitor who has gone elsewhere meanwhile is not taken back; Gatsby waits for this page no more.
    if (navigation !== latest) return never();
    if (failure !== undefined) {
      if (await isCachedAsDocument(path)) openDocument(path);
      else fail(path, failure);
      return never();
    }
    // The server says in the address's own language that there is no such page.
    if (isOfOtherRelease(page) || isNotFound(page)) {
      openDocument(path);
      return never();
    }
    await waitMinVisible();
    if (navigation !== latest) return never();
    setLoadingState(idle);
    return page;
  };
}

/** The URL that was requested, with its fragment. */
function hrefOf(path: string): string {
  return pendingHref.startsWith(`${path}#`) ? pendingHref : path;
}

function openDocument(path: string): void {
  setLoadingState(idle);
  hardNavigate(hrefOf(path));
}

/** Tells whether the worker has the HTML of a page, which may have been read without the app and then has no more. */
async function isCachedAsDocument(path: string): Promise<boolean> {
  if (!("caches" in window && navigator.serviceWorker?.controller)) return false;
  return (await caches.match(path, { ignoreSearch: true, ignoreVary: true })) !== undefined;
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

async function waitMinVisible(): Promise<void> {
  const state = loadingState();
  if (state.status !== "loading") return;
  const remaining = state.since + minVisibleMs - Date.now();
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
}

function fail(path: string, error: unknown): void {
  setLoadingState({ status: "failed", path: hrefOf(path), attempt: 1 });
  const event: PreloadErrorEvent = new CustomEvent("preload-error", { cancelable: true, detail: { path, error } });
  if (window.dispatchEvent(event)) {
    setTimeout(() => {
      throw error;
    });
  }
}

/**
 * Revalidates the copies of a page's data where the visitor came to the page by going back. A browser then takes stale
 * copies without asking, perhaps of another release than the document, and React would hydrate it with other data.
 * Never fails.
 */
async function revalidateAfterBackForward(path: string): Promise<void> {
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
