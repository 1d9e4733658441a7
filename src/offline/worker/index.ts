/**
 * The service worker. It requests pages and data from the network first. The cache is the fallback if the network does
 * not respond or the server fails. The build inserts the manifest and serves the result as `/sw.js`.
 */
import { NetworkFirst, type NetworkFirstOptions } from "workbox-strategies";
import { isSlowConnection } from "../../preferences/connection";
import { appDataUrl, getPageDataUrl } from "../../site/page-data";
import { digestLength } from "../manifest";
import { isPageOpened, type PageKept } from "../messages";
import { cacheName, manifest } from "./manifest";
import { createMissingPage, getNote, getPageLocale, withNote } from "./messages";
import { cachePage, computeDigest, migrateOldCaches } from "./page-cache";

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for the network before a cached page is shown. */
const networkTimeoutSeconds = 5;

/** Seconds to wait for the network before the list of cached pages replaces a page that is not cached. */
const longestSilenceSeconds = 30;

/** The number of cached pages, changed by this release, that are fetched again with the next opened page. */
const mostRenewed = 6;
const refreshQueue: string[] = [];

const matchOptions = { ignoreSearch: true, ignoreVary: true };
/** Creates a network-first strategy. It never writes to the cache: only `cachePage` does, with all files of a page. */
const networkFirst = (plugin: NonNullable<NetworkFirstOptions["plugins"]>[number]) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [{ cacheWillUpdate: async () => null }, plugin],
  });
const getClientId = (event: Event) => (event instanceof FetchEvent ? event.clientId : "");
const pageByData = new Map(Object.keys(manifest.pages).map((page) => [getPageDataUrl(page), page]));
const hashed = new Set(manifest.files);

/**
 * Returns a request's path, decoded as in the manifest. A path with a malformed percent escape is returned as it is.
 */
function getPath({ url }: Request): string {
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

const navigation = networkFirst({
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && withNote(getPath(request), cachedResponse),
  handlerDidError: async () => new Response(null, { status: 503 }),
  // Not `fetchDidSucceed`, which is not called for a preloaded response (navigation preload).
  handlerWillRespond: async ({ request, response }) => (isServerError(response) ? answerFromCache(request) : response),
});

/** Responds to requests for pages, their data and hashed files. The browser handles all others. */
function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  if (request.method !== "GET") return undefined;
  if (request.mode === "navigate") return Promise.race([navigation.handle(event), answerSilence(request)]);
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  if (pathname.startsWith("/page-data/")) return pageData.handle(event);
  if (hashed.has(pathname)) return caches.match(request, matchOptions).then((cached) => cached ?? fetch(request));
  return undefined;
}

self.addEventListener("fetch", (event) => {
  const response = answer(event);
  if (response) event.respondWith(response);
});

/**
 * Checks whether a response says nothing about the page, so that a cached copy is better. A redirect, a missing page
 * (404) and a withdrawn one (410) are responses of the site; an overloaded server may refuse with any other status.
 */
function isServerError({ status }: Response): boolean {
  return status >= 400 && status !== 404 && status !== 410;
}

/** Responds to a navigation with the cached page and its age, or with the list of cached pages. */
async function answerFromCache(request: Request): Promise<Response> {
  const page = getPath(request);
  const cached = await caches.match(request, { cacheName, ...matchOptions });
  return cached ? withNote(page, cached) : createMissingPage(page);
}

async function answerSilence(request: Request): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, longestSilenceSeconds * 1000));
  return answerFromCache(request);
}

const pageData = networkFirst({
  fetchDidSucceed: async ({ request, response, event }) => {
    if (isServerError(response)) throw new Error(`${request.url}: ${response.status}`);
    await noteArrival(getPath(request), getClientId(event), response.clone());
    return response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (!cachedResponse) return null;
    const [address, id] = [getPath(request), getClientId(event)];
    if (address === appDataUrl) {
      if (clientsOnNewerRelease.has(id)) return null;
      clientsOnThisRelease.add(id);
    }
    const page = pageByData.get(address);
    const message: PageKept | undefined = page === undefined ? page : { kept: page, note: await getNote(page) };
    if (message) (await self.clients.get(id))?.postMessage(message);
    return cachedResponse;
  },
});

/**
 * Clients that got this release's `app-data.json` from the cache, and clients that got page data of a newer release.
 */
const clientsOnThisRelease = new Set<string>();
const clientsOnNewerRelease = new Set<string>();

/**
 * Records a response from the network, so that a client never gets this release's `app-data.json` with page data of a
 * newer release, in either order. It would render that data with old code. Throws then, so that the client opens the
 * page as a document.
 */
async function noteArrival(address: string, client: string, response: Response): Promise<void> {
  if (!response.ok) return;
  if (address === appDataUrl) clientsOnThisRelease.delete(client);
  const page = pageByData.get(address);
  if (page === undefined) return;
  const digest = manifest.pages[page]?.[0].slice(digestLength);
  if ((await computeDigest(await response.arrayBuffer())) === digest) return;
  if (clientsOnThisRelease.has(client)) throw new Error(`${address} belongs to a newer release`);
  clientsOnNewerRelease.add(client);
}

self.addEventListener("activate", (event) => {
  const work = async () => {
    refreshQueue.push(...(await migrateOldCaches()).slice(-mostRenewed));
    await self.clients.claim();
    // The browser requests a page while the worker starts.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(work());
});

self.addEventListener("message", (event) => {
  const { data } = event;
  if (!isPageOpened(data)) return;
  const work = async () => {
    // Not on `install`, when a page may be loading. Chromium stops the old worker, restarts it for that page, and stops
    // it again during the next navigation, which then never ends.
    await self.skipWaiting();
    const isThinNow = isSlowConnection(self.navigator);
    await cachePage(data.opened, data.isFirst || isThinNow ? "only-if-cached" : "force-cache", data.hasApp);
    if (data.isFirst || isThinNow) return;
    for (const page of [...(manifest.student[getPageLocale(data.opened).code] ?? []), ...refreshQueue.splice(0)])
      await cachePage(page, "force-cache", data.hasApp);
  };
  event.waitUntil(work());
});
