/** The URL of the service worker: at the root, so that its scope is every page. */
export const workerUrl = "/sw.js";

/** The prefix of the name of every cache of the worker; the release's identifier follows. */
export const cachePrefix = "site-";

/** Characters of a digest in the manifest: 36 bits, which two versions of one page share by chance once in 69 thousand million. */
export const digestLength = 6;

/** The words of the worker in a language, and what writes a day in it. */
export interface WorkerMessages {
  /** With gaps for `date` and `time`. */
  readonly kept: string;
  readonly title: string;
  readonly missing: string;
  readonly pages: string;
  readonly retry: string;
  readonly months: readonly string[];
}

/** The worker's data about its release, written by the build. */
export interface OfflineManifest {
  /** A digest of everything below: it names the cache. */
  readonly release: string;
  /** Gatsby's mark of the release's code. */
  readonly code: string;
  /** The digest of `app-data.json`. */
  readonly appData: string;
  /** Each page that may be kept: the digests of its HTML and of its data, one after the other, and the number of its code. */
  readonly pages: Readonly<Record<string, readonly [digests: string, code: number]>>;
  /** The files that a page's code consists of, as numbers of `files`. */
  readonly codes: readonly (readonly number[])[];
  readonly files: readonly string[];
  /** The digests of the files, one after the other. */
  readonly fileDigests: string;
  /** The student's pages by language. */
  readonly student: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<string, WorkerMessages>>;
}
