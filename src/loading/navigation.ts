import { renewAfterGoingBack } from "./going-back";
import { openDocument } from "./retry";
import { idle, loadingState, setLoadingState } from "./state";

/** Milliseconds after which a visitor is told that a page is on its way; a quicker page shows nothing. */
export const patience = 200;

/** Milliseconds for which the loading screen stays once it is shown, so that it never flashes. */
export const shortestShowing = 350;

/** What is used of Gatsby's loader, which it keeps at `window.___loader`. */
export interface PageLoader {
  loadPage(path: string): Promise<unknown>;
  /** Fetches a page that will probably be wanted. */
  hovering(path: string): void;
}

/** The event on `window` for a page that could not be loaded; `preventDefault()` keeps its error from being raised. */
export type PreloadErrorEvent = CustomEvent<{ readonly path: string; readonly error: unknown }>;

/** The whole address that was last asked for. */
let wanted = "";

/** Keeps the whole address that a visitor asks for, since Gatsby asks its loader for the path and the query only. */
export function wantAddress(address: string): void {
  wanted = address;
}

/**
 * Stands between Gatsby and its loader, so that every way of going to a page (a link, back, forward) shows the loading
 * screen when it is slow, and says what happened when it fails. Gatsby would leave a failed page for the browser's own
 * error screen; here the page that is open stays.
 *
 * @param needed brings what every page after the first needs besides; a page without it counts as failed
 * @param neededBy brings what a page needs besides, the first among them, once its data is there
 */
export function watchLoader(
  loader: PageLoader,
  needed: () => Promise<unknown> = async () => undefined,
  neededBy: (page: unknown) => Promise<unknown> = async () => undefined,
): void {
  const load = async (path: string) => {
    const page = await loadPage(path);
    await neededBy(page);
    return page;
  };
  const loadPage = loader.loadPage.bind(loader);
  // The page that is open was delivered as HTML; only pages after it can keep a visitor waiting.
  let isOpenPage = true;
  let latest = 0;

  loader.hovering = (path) => {
    // Whether it arrives is told when the page is gone to, which asks for it again.
    load(path).catch(() => undefined);
  };
  loader.loadPage = async (path) => {
    if (isOpenPage) {
      isOpenPage = false;
      await renewAfterGoingBack(path);
      return load(path);
    }
    latest += 1;
    const navigation = latest;
    const timer = setTimeout(() => setLoadingState({ status: "loading", since: Date.now() }), patience);
    let page: unknown;
    let failure: unknown;
    try {
      [page] = await Promise.all([load(path), needed()]);
      failure = failureOf(page);
    } catch (error) {
      failure = error;
    }
    clearTimeout(timer);
    // A visitor who has gone elsewhere meanwhile is not taken back; Gatsby waits for this page no more.
    if (navigation !== latest) return never();
    if (failure !== undefined) {
      fail(path, failure);
      return never();
    }
    if (isOfOtherRelease(page)) {
      setLoadingState(idle);
      openDocument(addressOf(path));
      return never();
    }
    await shownLongEnough();
    if (navigation !== latest) return never();
    setLoadingState(idle);
    return page;
  };
}

/** What Gatsby's loader answers when it could not load: nothing, or an object with the status `error`. */
function failureOf(page: unknown): unknown {
  if (typeof page !== "object" || page === null) return new Error("The page's data or code did not arrive.");
  if (!("status" in page) || page.status !== "error") return undefined;
  return "error" in page && page.error ? page.error : new Error("The page's data or code did not arrive.");
}

/**
 * Whether a page's data came from a release whose code is not the code of the open document. Gatsby would show the new
 * data by the old code for a moment, which may break it, and does not look at all when a visitor goes back.
 */
function isOfOtherRelease(page: unknown): boolean {
  if (typeof page !== "object" || page === null || !("page" in page)) return false;
  const { page: data } = page;
  if (typeof data !== "object" || data === null || !("webpackCompilationHash" in data)) return false;
  const own = window.___webpackCompilationHash;
  // An empty mark means that it could not be had, while the data could: they may be of two releases.
  return own !== undefined && data.webpackCompilationHash !== own;
}

/** The address that was asked for, with its place in the page. */
function addressOf(path: string): string {
  return wanted.startsWith(`${path}#`) ? wanted : path;
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

async function shownLongEnough(): Promise<void> {
  const state = loadingState();
  if (state.status !== "loading") return;
  const remaining = state.since + shortestShowing - Date.now();
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
}

function fail(path: string, error: unknown): void {
  setLoadingState({ status: "failed", path: addressOf(path), attempt: 1 });
  const event: PreloadErrorEvent = new CustomEvent("preload-error", { cancelable: true, detail: { path, error } });
  if (window.dispatchEvent(event)) {
    setTimeout(() => {
      throw error;
    });
  }
}
