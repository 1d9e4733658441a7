/**
 * The only module that uses what Gatsby does not document: its page loader, and the mark of the release that a document
 * belongs to. `tests/gatsby-loader.spec.ts` fails where Gatsby changes them.
 */

/** As much of Gatsby's page loader (`window.___loader`) as is used. */
export interface PageLoader {
  /** Loads a page's data and code; Gatsby waits for it before it shows the page. */
  loadPage(path: string): Promise<unknown>;
  /** Loads a page that will probably be wanted. */
  hovering(path: string): void;
}

declare global {
  interface Window {
    readonly ___loader: PageLoader;
    /** Names the release that the open document belongs to. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** Returns Gatsby's page loader, which is there from Gatsby's `onClientEntry` on. */
export function getPageLoader(): PageLoader {
  return window.___loader;
}

/** Reads why a page that Gatsby's loader returned cannot be shown; undefined where it can. */
export function getLoadError(page: unknown): unknown {
  const isLoaded = typeof page === "object" && page !== null && !("status" in page && page.status === "error");
  if (isLoaded) return undefined;
  const error = typeof page === "object" && page !== null && "error" in page ? page.error : undefined;
  return error || new Error("The page's data or code did not arrive.");
}

/**
 * Tells whether a page's data came from another release than the code of the open document. Gatsby would show the new data
 * by the old code for a moment, which may break it, and does not look at all when a visitor goes back.
 */
export function isOfOtherRelease(page: unknown): boolean {
  const data = getProperty(page, "page");
  if (typeof data !== "object" || data === null || !("webpackCompilationHash" in data)) return false;
  return isOtherRelease(data.webpackCompilationHash);
}

/** Tells whether Gatsby loaded the page of unknown addresses, in the default language, because there is no such page. */
export function isNotFound(page: unknown): boolean {
  return getProperty(getProperty(getProperty(page, "json"), "pageContext"), "page") === "not-found";
}

/** Tells whether a mark names another release than that of the open document. An empty mark could not be had: it differs. */
export function isOtherRelease(mark: unknown): boolean {
  const own = window.___webpackCompilationHash;
  return own !== undefined && mark !== own;
}

function getProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
