/**
 * The only module that uses undocumented parts of Gatsby: its page loader and the hash that identifies a release.
 * `tests/loading.spec.ts` and `tests/failed-load.spec.ts` fail if Gatsby changes them.
 */

/** The part of Gatsby's page loader (`window.___loader`) that the app uses. */
export interface PageLoader {
  /** Loads a page's data and code. Gatsby waits for the promise before it renders the page. */
  loadPage(path: string): Promise<unknown>;
  /** Prefetches a page. */
  hovering(path: string): void;
}

declare global {
  interface Window {
    readonly ___loader: PageLoader;
    /** The scripts of each template, for a prefetch that the site does itself. The build removes them from pages. */
    ___chunkMapping?: object;
    /** Identifies the release of the open document. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** Returns Gatsby's page loader, which exists from `onClientEntry` on. */
export function getPageLoader(): PageLoader {
  window.___chunkMapping ??= {};
  return window.___loader;
}

/** Returns the reason why a page from Gatsby's loader cannot be rendered, or undefined if it can. */
export function getLoadError(page: unknown): unknown {
  const isLoaded = typeof page === "object" && page !== null && !("status" in page && page.status === "error");
  if (isLoaded) return undefined;
  const error = typeof page === "object" && page !== null && "error" in page ? page.error : undefined;
  return error || new Error("The page's data or code did not arrive.");
}

/**
 * Checks whether a page's data is from another release than the open document's code. Gatsby would briefly render the
 * new data with the old code, which may fail, and does not check at all on Back.
 */
export function isOfOtherRelease(page: unknown): boolean {
  const data = getProperty(page, "page");
  if (typeof data !== "object" || data === null || !("webpackCompilationHash" in data)) return false;
  return isOtherRelease(data.webpackCompilationHash);
}

/** Checks whether Gatsby loaded the "not found" page, which it does in the default language for any unknown URL. */
export function isNotFound(page: unknown): boolean {
  return getProperty(getProperty(getProperty(page, "json"), "pageContext"), "page") === "not-found";
}

/** Checks whether a hash is of another release than the open document. A missing or empty hash counts as another. */
export function isOtherRelease(mark: unknown): boolean {
  const own = window.___webpackCompilationHash;
  return own !== undefined && mark !== own;
}

function getProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
