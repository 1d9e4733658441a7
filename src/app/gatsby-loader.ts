/**
 * The only module that uses undocumented parts of Gatsby: its page loader, the imports of templates, and the hash that
 * identifies a release. `tests/browser/loading.spec.ts` and `tests/browser/failed-load.spec.ts` fail if Gatsby changes them.
 */
import { appDataUrl, getTemplateChunk } from "../site/page-data";
import { limitRetries, retryPauseMs } from "./limit-retries";

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
    /** Imports the code of each template, by the name of its chunk. Absent in development. */
    readonly asyncRequires?: { readonly components: Readonly<Record<string, () => Promise<unknown>>> };
    /** Identifies the release of the open document. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** Returns Gatsby's page loader, which exists from `onClientEntry` on. */
export function getPageLoader(): PageLoader {
  window.___chunkMapping ??= {};
  return window.___loader;
}

let serverFailedAt = -retryPauseMs;

/**
 * Returns whether the server refused `app-data.json` within the last `retryPauseMs`. Every release has this file, so
 * requests for pages would fail as well.
 */
export function isServerFailing(): boolean {
  return performance.now() - serverFailedAt < retryPauseMs;
}

/**
 * Limits the requests of Gatsby's loader while the server fails. On 500 it would request a page `/500.html` without end;
 * on other errors it requests a page's data three times more. It requests `app-data.json` four times for each page; an
 * invalid response ends that. Only this loader uses `XMLHttpRequest`.
 */
export function limitServerErrors(): void {
  const { prototype } = XMLHttpRequest;
  const status = Object.getOwnPropertyDescriptor(prototype, "status");
  const get = function (this: XMLHttpRequest): number {
    const received: number = status?.get?.call(this);
    if (received < 400) return received;
    if (new URL(this.responseURL).pathname === appDataUrl) {
      serverFailedAt = performance.now();
      return 200;
    }
    return received === 500 ? 503 : received;
  };
  Object.defineProperty(prototype, "status", { ...status, get });
}

const importTemplate = limitRetries(async (chunk: string) => window.asyncRequires?.components[chunk]?.());

/**
 * Loads the code of a template in parallel with a page's data. Gatsby's loader would load the code a round trip later,
 * because only the data names the template.
 */
export async function loadTemplate(template: string): Promise<void> {
  await importTemplate(getTemplateChunk(template));
}

/** Returns the reason why a page from Gatsby's loader cannot be rendered, or undefined if it can. */
export function getLoadError(page: unknown): unknown {
  if (page && getProperty(page, "status") !== "error") return undefined;
  return getProperty(page, "error") || new Error("The page's data or code did not arrive.");
}

/**
 * Checks whether a page's data is from another release than the open document's code. Gatsby would briefly render the
 * new data with the old code, which may fail, and checks nothing on Back.
 *
 * @param data a part of a page from Gatsby's loader, or `app-data.json`
 */
export function isOfOtherRelease(data: unknown): boolean {
  const mark = getProperty(data, "webpackCompilationHash");
  const own = window.___webpackCompilationHash;
  // An empty mark counts as another.
  return own !== undefined && mark !== undefined && mark !== own;
}

/** Checks whether Gatsby loaded the not-found page. For an unknown URL it loads that of the default language. */
export function isNotFound(page: unknown): boolean {
  return getFromContext(page, "page") === "not-found";
}

/** Returns a property of the context of a page from Gatsby's loader. */
export function getFromContext(page: unknown, name: string): unknown {
  return getProperty(getProperty(getProperty(page, "json"), "pageContext"), name);
}

/** Returns a property of an object; undefined for other values. */
export function getProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
