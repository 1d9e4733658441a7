/**
 * The service worker. It requests pages and their data from the network first; a cached page opens if the network does
 * not respond or the server fails. It knows no builds: a page names its code by hash, and its data names the code
 * that it fits (`src/app/gatsby-loader.ts`). The build serves the result as `/sw.js`.
 */
import { CacheFirst, NetworkFirst, type NetworkFirstOptions, type Strategy } from "workbox-strategies";
import { isSlowConnection } from "../../preferences/connection";
import { editorUrl } from "../../site/editor";
import { appDataUrl, codeFile, getPageDataUrl } from "../../site/page-data";
import { cachePrefix } from "../protocol";
import { answerFromCache, getTime, listPrecached, matchOptions, pageCache, withAge } from "./cached-pages";

declare const self: ServiceWorkerGlobalScope;

type Plugin = NonNullable<NetworkFirstOptions["plugins"]>[number];

/** Seconds to wait for the network before a cached page is shown. */
const networkTimeoutSeconds = 5;

/** Seconds to wait for the network before the list of cached pages replaces a page that is not cached. */
const longestSilenceSeconds = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** The maximum number of cached pages, and of their data. */
const mostPages = 30;

/** The maximum number of cached files of code. */
const mostCode = 60;

const getPath = ({ url }: { readonly url: string }) => new URL(url).pathname;

/** Deletes the responses of a cache that were stored first, beyond a number. */
const limitTo = (count: number): Plugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const stored = await cache.keys();
    await Promise.all(stored.slice(0, -count).map((request) => cache.delete(request)));
  },
});

/** Creates a network-first strategy that caches a response under its path, since no query changes what is sent. */
const networkFirst = (cacheName: string, plugin: Plugin) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => getPath(request), ...plugin }, limitTo(mostPages)],
  });

const pages = networkFirst(pageCache, {
  cacheWillUpdate: async ({ request, response }) => {
    if (isGone(response)) await (await caches.open(pageCache)).delete(getPath(request), matchOptions);
    // A redirected response cannot answer a navigation, and the age of one without a date is unknown.
    const isPage = hasType(response, /^text\/html/) && !response.redirected && response.headers.has("date");
    return isPage ? response : null;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && withAge(getPath(request), cachedResponse),
  handlerDidError: async () => new Response(null, { status: 503 }),
  // Not `fetchDidSucceed`, which is not called for a preloaded response (navigation preload).
  handlerWillRespond: async ({ request, response }) =>
    isServerError(response) ? answerFromCache(getPath(request)) : response,
});

const data = networkFirst(`${cachePrefix}data`, {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && getPath(request) !== appDataUrl ? response : null,
  fetchDidSucceed: async ({ request, response }) => {
    if (isServerError(response)) throw new Error(`${request.url}: ${response.status}`);
    return response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    // Without the hash of a build, Gatsby hydrates the page. The page's data names it.
    if (getPath(request) === appDataUrl) return new Response('{"webpackCompilationHash":""}');
    // For other pages the app opens the cached document, which shows its age.
    const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
    return client && getPageDataUrl(getPath(client)) === getPath(request) ? cachedResponse : null;
  },
});

const code = new CacheFirst({
  cacheName: `${cachePrefix}code`,
  matchOptions,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (hasType(response, /javascript|css/) ? response : null) },
    limitTo(mostCode),
  ],
});

function hasType({ status, headers }: Response, type: RegExp): boolean {
  return status === 200 && type.test(headers.get("content-type") ?? "");
}

/** Checks whether the site says that it has no such page (any more). */
function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/**
 * Checks whether a response says nothing about the page, so that a cached copy is better. A redirect is a response of
 * the site; an overloaded server may refuse with any status.
 */
function isServerError(response: Response): boolean {
  return response.status >= 400 && !isGone(response);
}

async function answerSilence(path: string): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, longestSilenceSeconds * 1000));
  return answerFromCache(path);
}

function findStrategy(path: string): Strategy | undefined {
  if (path.startsWith("/page-data/")) return data;
  if (codeFile.test(path)) return code;
  return path.startsWith(editorUrl) ? undefined : pages;
}

/** Responds to requests for pages, their data and code. The browser handles all others. */
function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // With `no-store` the app asks whether the network responds.
  if (request.method !== "GET" || request.cache === "no-store" || origin !== self.location.origin) return undefined;
  const strategy = findStrategy(pathname);
  if (strategy !== pages) return strategy?.handle(event);
  if (request.mode !== "navigate") return undefined;
  const response = pages.handle(event);
  // A response of the network has a URL.
  event.waitUntil(response.then(({ url }) => (url ? precache(pathname, event) : undefined)));
  return Promise.race([response, answerSilence(pathname)]);
}

/** Caches the pages that nobody needs to open, unless there are copies of the last day. */
async function precache(path: string, event: ExtendableEvent): Promise<void> {
  if (isSlowConnection(self.navigator)) return;
  for (const page of listPrecached(path)) {
    const cached = await caches.match(page, { cacheName: pageCache, ...matchOptions });
    if (!cached || Date.now() - getTime(cached) > dayMs) await pages.handle({ event, request: page });
  }
}

self.addEventListener("fetch", (event) => {
  const response = answer(event);
  if (response) event.respondWith(response);
});

self.addEventListener("activate", (event) => {
  const work = async () => {
    const current = [pages, data, code].map(({ cacheName }) => cacheName);
    const former = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !current.includes(name));
    await Promise.all(former.map((name) => caches.delete(name)));
    await self.clients.claim();
    // The browser requests a page while the worker starts.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(work());
});

/** A page sends the paths of files that the browser has loaded without the worker, or has not loaded yet. */
self.addEventListener("message", (event) => {
  if (!Array.isArray(event.data)) return;
  const files = event.data.map((path) => findStrategy(String(path))?.handle({ event, request: String(path) }));
  // What fails now is cached on another visit.
  event.waitUntil(Promise.allSettled([...files, precache(getPath(event.source), event)]));
});
