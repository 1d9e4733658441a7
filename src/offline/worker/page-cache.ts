import { appDataUrl, getPageDataUrl } from "../../site/page-data";
import { cachePrefix, digestLength } from "../manifest";
import { cacheName, manifest } from "./manifest";

/** The maximum number of cached pages. Beyond it, the pages cached first are evicted. */
const maxPages = 30;

/** The prefix of the cache key for the time at which a page was last known to be valid. */
const momentPrefix = "/.kept";

/** The `fetch` cache mode for a page: HTTP cache only; HTTP cache, else network; or a revalidated copy. */
export type Source = "only-if-cached" | "force-cache" | "no-cache";

/**
 * Caches a page with all its files, or nothing. HTML, data and code must match the digests of the worker's release.
 *
 * @param hasApp false for a page that is read without the app, which is cached without data and code
 * @returns whether the page is cached
 */
export async function cachePage(page: string, source: Source, hasApp: boolean): Promise<boolean> {
  const entry = manifest.pages[page];
  if (!entry) return false;
  const [digests, code] = entry;
  const cache = await caches.open(cacheName);
  // A cached page either has both data and code, or neither.
  if (!(await cache.match(page)) || (hasApp && !(await cache.match(getPageDataUrl(page))))) {
    const files: [address: string, digest: string][] = [[page, digests.slice(0, digestLength)]];
    if (hasApp) {
      files.push(
        [getPageDataUrl(page), digests.slice(digestLength)],
        [appDataUrl, manifest.appData],
        ...(manifest.codes[code] ?? []).flatMap((number): [string, string][] => {
          const file = manifest.files[number];
          const start = number * digestLength;
          return file === undefined ? [] : [[file, manifest.fileDigests.slice(start, start + digestLength)]];
        }),
      );
    }
    const responses = await Promise.all(
      files.map(([address, digest]) => fetchVerified(cache, address, digest, source)),
    );
    // The HTML is cached last, so that its presence means that the page is complete.
    for (const [index, [address]] of [...files.entries()].reverse()) {
      const response = responses[index];
      if (!response) return false;
      if (!(await cache.match(address))) await cache.put(address, response);
    }
  }
  await cache.delete(momentPrefix + page);
  await cache.put(momentPrefix + page, new Response(new Date().toISOString()));
  await evictOldest(cache);
  return true;
}

/** Returns the paths of the pages in a cache. The page opened last is at the end. */
export async function listCachedPages(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith(momentPrefix)).map((path) => path.slice(momentPrefix.length));
}

/** Returns the time at which a page was last known to be valid. */
export async function getCacheTime(page: string): Promise<Date> {
  const moment = await (await caches.open(cacheName)).match(momentPrefix + page);
  return moment ? new Date(await moment.text()) : new Date();
}

/** Copies unchanged pages from the caches of other releases, then deletes these caches. Returns the changed pages. */
export async function migrateOldCaches(): Promise<string[]> {
  const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  const changed: string[] = [];
  for (const name of others) {
    const old = await caches.open(name);
    for (const page of await listCachedPages(old)) {
      const hasApp = (await old.match(getPageDataUrl(page))) !== undefined;
      if (!(await cachePage(page, "only-if-cached", hasApp))) changed.push(page);
    }
  }
  await Promise.all(others.map((name) => caches.delete(name)));
  return changed;
}

/** Returns a file that matches `digest`: from this cache, other caches or `source`, in this order. Else undefined. */
async function fetchVerified(
  own: Cache,
  address: string,
  digest: string,
  source: Source,
): Promise<Response | undefined> {
  const ways = [() => own.match(address), () => caches.match(address), () => ask(address, source)];
  // The HTTP cache's copy may be of the previous release.
  if (source === "force-cache") ways.push(() => ask(address, "no-cache"));
  for (const way of ways) {
    try {
      const response = await way();
      const body = response?.ok ? await response.arrayBuffer() : undefined;
      if (response && body && (await computeDigest(body)) === digest) return copyOf(response, body);
    } catch {
      // No network, an incomplete body or no copy in the HTTP cache: try the next source.
    }
  }
  return undefined;
}

function ask(address: string, source: Source): Promise<Response> {
  return fetch(address, { cache: source, mode: "same-origin" });
}

/** Copies a response with a decoded body, so without the headers about its encoding. */
function copyOf(response: Response, body: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(body, { headers });
}

async function evictOldest(cache: Cache): Promise<void> {
  const pages = await listCachedPages(cache);
  for (const page of pages.slice(0, -maxPages)) {
    for (const key of [page, getPageDataUrl(page), momentPrefix + page]) await cache.delete(key);
  }
}

/** Returns the SHA-256 of a file in base64. */
export async function computeSha256(bytes: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

/** Returns a file's digest as in the manifest: the first `digestLength` characters of its SHA-256. */
export async function computeDigest(bytes: ArrayBuffer): Promise<string> {
  return (await computeSha256(bytes)).slice(0, digestLength);
}
