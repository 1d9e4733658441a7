/** The URL of the service worker, at the root so that its scope is every page. */
export const workerUrl = "/sw.js";

/** The prefix of the worker's cache names. The release's identifier follows. */
export const cachePrefix = "site-";

/** Characters of a digest in the manifest: 36 bits, so two versions of a page collide once in 69 thousand million. */
export const digestLength = 6;

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

/** The worker's data about its release, written by the build. */
export interface OfflineManifest {
  /** A digest of the rest of the manifest. It is part of the cache's name. */
  readonly release: string;
  /** Gatsby's hash of the release's code. */
  readonly code: string;
  /** The digest of `app-data.json`. */
  readonly appData: string;
  /** For each cacheable page, the concatenated digests of its HTML and data, and its index in `codes`. */
  readonly pages: Readonly<Record<string, readonly [digests: string, code: number]>>;
  /** For each kind of page, the files of its code as indices of `files`. */
  readonly codes: readonly (readonly number[])[];
  readonly files: readonly string[];
  /** The concatenated digests of `files`. */
  readonly fileDigests: string;
  /** The pages for students by language, which the worker precaches. */
  readonly student: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<string, WorkerMessages>>;
}
