import { appDataUrl, pageDataUrl } from "../../site/page-data";
import { cachePrefix, digestLength } from "../manifest";
import { computeDigest } from "./digest";
import { cacheName, manifest } from "./manifest";

/** Pages kept at most; beyond, those kept longest go. */
const maxPages = 30;

/** The prefix of the cache key for the time at which a page was last known to be valid. */
const momentPrefix = "/.kept";

/**
 * The source of a page. It is only the device; the device, else the network; or the network, which may validate the
 * device's copy.
 */
export type Source = "only-if-cached" | "force-cache" | "no-cache";

/**
 * Keeps a page with all it needs, or nothing of it: HTML, data and code are only taken when they are the very bytes of
 * the worker's release.
 *
 * @param hasApp false for a page that is read without the app: it is kept without data and code
 * @returns whether it is kept now
 */
export async function cachePage(page: string, source: Source, hasApp: boolean): Promise<boolean> {
  const entry = manifest.pages[page];
  if (!entry) return false;
  const [digests, code] = entry;
  const cache = await caches.open(cacheName);
  // The data is kept with the code, never without.
  if (!(await cache.match(page)) || (hasApp && !(await cache.match(pageDataUrl(page))))) {
    const files: [address: string, digest: string][] = [[page, digests.slice(0, digestLength)]];
    if (hasApp) {
      files.push(
        [pageDataUrl(page), digests.slice(digestLength)],
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
    // The page itself comes last: what is found under its name is whole.
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

/** The pages kept in a cache, those opened last at the end. */
export async function cachedPages(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith(momentPrefix)).map((path) => path.slice(momentPrefix.length));
}

/** Returns the time at which a page was last known to be valid. */
export async function cachedAt(page: string): Promise<Date> {
  const moment = await (await caches.open(cacheName)).match(momentPrefix + page);
  return moment ? new Date(await moment.text()) : new Date();
}

/** Takes over what has not changed from the caches of earlier releases and removes them; gives the pages that have changed. */
export async function migrateOldCaches(): Promise<string[]> {
  const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  const changed: string[] = [];
  for (const name of others) {
    const old = await caches.open(name);
    for (const page of await cachedPages(old)) {
      const hasApp = (await old.match(pageDataUrl(page))) !== undefined;
      if (!(await cachePage(page, "only-if-cached", hasApp))) changed.push(page);
    }
  }
  await Promise.all(others.map((name) => caches.delete(name)));
  return changed;
}

/** A file of this release, from where it is nearest; a copy of another release's is passed over. */
async function fetchVerified(
  own: Cache,
  address: string,
  digest: string,
  source: Source,
): Promise<Response | undefined> {
  const ways = [() => own.match(address), () => caches.match(address), () => ask(address, source)];
  // The browser's own copy may be of the release before.
  if (source === "force-cache") ways.push(() => ask(address, "no-cache"));
  for (const way of ways) {
    try {
      const response = await way();
      const body = response?.ok ? await response.arrayBuffer() : undefined;
      if (response && body && (await computeDigest(body)) === digest) return copyOf(response, body);
    } catch {
      // No network, a body that broke off, or no copy on the device: the next way, or the page is not kept.
    }
  }
  return undefined;
}

function ask(address: string, source: Source): Promise<Response> {
  return fetch(address, { cache: source, mode: "same-origin" });
}

/** The body is decoded by now, so what spoke of its encoding goes. */
function copyOf(response: Response, body: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(body, { headers });
}

async function evictOldest(cache: Cache): Promise<void> {
  const pages = await cachedPages(cache);
  for (const page of pages.slice(0, -maxPages)) {
    for (const key of [page, pageDataUrl(page), momentPrefix + page]) await cache.delete(key);
  }
}
