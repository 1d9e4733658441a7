/** The names and data that pages, the build and the service worker share. */

/** The URL of the service worker, at the root so that its scope is every page. */
export const workerUrl = "/sw.js";

/** The prefix of the names of the worker's caches. */
export const cachePrefix = "site-";

/** The worker's messages in one language, and the names of months for its dates. */
export interface WorkerMessages {
  /** The message on a cached page, with placeholders for `date` and `time`. */
  readonly kept: string;
  readonly title: string;
  readonly missing: string;
  readonly pages: string;
  readonly retry: string;
  readonly months: readonly string[];
}

/** The data that the build writes into the worker, by language. */
export interface WorkerData {
  /**
   * The pages that the worker caches although nobody has opened them: the home page and the pages for students. The
   * worker makes its message about a missing page from the home page.
   */
  readonly precached: Readonly<Record<string, readonly [home: string, ...others: string[]]>>;
  readonly messages: Readonly<Record<string, WorkerMessages>>;
}
