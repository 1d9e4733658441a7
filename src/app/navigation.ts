import { navigate } from "gatsby";
import { appDataUrl, getPageDataUrl } from "../site/page-data";
import { showAppFailure, staleNoticeId } from "./app-loader";
import {
  getLoadError,
  getProperty,
  isNotFound,
  isOfOtherRelease,
  isServerFailing,
  type PageLoader,
} from "./gatsby-loader";
import { getLoadingState, idle, loadingDelayMs, setLoadingState } from "./loading-state";
import { hardNavigate } from "./retry";

/** The minimum time in milliseconds that the loading screen is visible, so that it never flashes. */
export const minVisibleMs = 350;

/** The event on `window` for a page that failed to load. `preventDefault()` stops its error from being thrown. */
export type PreloadErrorEvent = CustomEvent<{ readonly path: string; readonly error: unknown }>;

/** The path, query and fragment of the last navigation by a link. Gatsby passes only path and query to its loader. */
let pendingHref = "";

/** True if the page being rendered opens at its top: reached by a link without a fragment, not by Back or Forward. */
let isForward = false;

/** Navigates to a page without loading a new document. */
export function navigateTo(href: string): void {
  pendingHref = href;
  isForward = !href.includes("#");
  void navigate(href);
}

/** Returns whether the page being rendered opens at its top. */
export function isForwardNavigation(): boolean {
  return isForward;
}

/**
 * Wraps Gatsby's loader so that every navigation (link, Back, Forward) shows the loading screen when slow and reports a
 * failure. On a failure the open page stays; Gatsby alone would leave it for the browser's error screen.
 *
 * @param loadPageExtras loads what a page needs in addition to its code, once its data has loaded
 */
export function watchPageLoader(loader: PageLoader, loadPageExtras: (page: unknown) => Promise<unknown>): void {
  window.addEventListener("popstate", () => {
    isForward = false;
  });
  const loadPage = loader.loadPage.bind(loader);
  const load = async (path: string) => {
    if (isServerFailing()) throw new Error("The server does not respond.");
    const page = await loadPage(path);
    await loadPageExtras(page);
    return page;
  };
  // The open page arrived as HTML; only later pages can make a visitor wait.
  let isOpenPage = true;
  let latest = 0;

  loader.hovering = (path) => {
    // Navigation loads the page again, and reports a failure then.
    load(path).catch(() => undefined);
  };
  loader.loadPage = async (path) => {
    if (isOpenPage) {
      isOpenPage = false;
      await revalidateAfterBackForward(path);
      const page = await load(path);
      // Gatsby then leaves the page as it is, and its controls do nothing.
      if (getLoadError(page) !== undefined) showAppFailure(true);
      if (!isOfOtherRelease(getProperty(page, "json"))) return page;
      openOtherRelease();
      return never();
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
    // The visitor has since navigated elsewhere: this page must not replace the newer one.
    if (navigation !== latest) return never();
    if (failure !== undefined) {
      if (await isCachedAsDocument(path)) openDocument(path);
      else fail(path, failure);
      return never();
    }
    // The server's 404 page is in the language of the URL.
    if (["page", "json"].some((part) => isOfOtherRelease(getProperty(page, part))) || isNotFound(page)) {
      openDocument(path);
      return never();
    }
    await waitMinVisible();
    if (navigation !== latest) return never();
    setLoadingState(idle);
    return page;
  };
}

/** Returns the requested URL, with its fragment. */
function toHref(path: string): string {
  return pendingHref.startsWith(`${path}#`) ? pendingHref : path;
}

function openDocument(path: string): void {
  setLoadingState(idle);
  hardNavigate(toHref(path));
}

/**
 * Reloads a page whose data fit the code of another release. If another reload would not help, since the page is a
 * cached copy or caches on the way mix releases, it stays readable and says that its controls do not work.
 */
function openOtherRelease(): void {
  const wasOpened = ["navigate", "back_forward"].includes(String(getNavigationType()));
  if (wasOpened && !document.getElementById(staleNoticeId)) window.location.reload();
  else showAppFailure(true);
}

/** Checks whether the worker has cached a page's HTML. */
async function isCachedAsDocument(path: string): Promise<boolean> {
  if (!("caches" in window && navigator.serviceWorker?.controller)) return false;
  return (await caches.match(path, { ignoreSearch: true, ignoreVary: true })) !== undefined;
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

async function waitMinVisible(): Promise<void> {
  const state = getLoadingState();
  if (state.status !== "loading") return;
  const remaining = state.since + minVisibleMs - Date.now();
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
}

function fail(path: string, error: unknown): void {
  setLoadingState({ status: "failed", path: toHref(path), attempt: 1 });
  const event: PreloadErrorEvent = new CustomEvent("preload-error", { cancelable: true, detail: { path, error } });
  if (window.dispatchEvent(event)) {
    setTimeout(() => {
      throw error;
    });
  }
}

/**
 * Revalidates the HTTP cache's copies of a page's data after Back or Forward. The browser then uses stale copies
 * without a request. They may be of another release than the document, and hydration would fail. Never rejects.
 */
async function revalidateAfterBackForward(path: string): Promise<void> {
  if (getNavigationType() !== "back_forward") return;
  const [page = path] = path.split(/[?#]/u);
  const revalidate = (url: string) => fetch(url, { cache: "no-cache" }).catch(() => undefined);
  // Offline, the stale copies are used.
  await Promise.all([appDataUrl, getPageDataUrl(page)].map(revalidate));
}

/** Returns how the browser opened the document; undefined in Safari before 15, which does not report it. */
function getNavigationType(): unknown {
  if (!("PerformanceNavigationTiming" in window)) return undefined;
  return getProperty(performance.getEntriesByType("navigation")[0], "type");
}
