/**
 * The worker that stands between pages and the network. The network is asked first, always; what was kept answers where
 * it does not, or where the server fails. The build puts the manifest in and serves the result as `/sw.js`.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { enable } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { isSlowConnection } from "../../preferences/connection";
import { appDataUrl, pageDataUrl } from "../../site/page-data";
import { digestLength } from "../manifest";
import { isPageOpened, type PageKept } from "../messages";
import { computeDigest } from "./digest";
import { cacheName, manifest } from "./manifest";
import { getPageLocale, missingPage, noteFor, withNote } from "./messages";
import { cachePage, migrateOldCaches } from "./page-cache";

declare const self: ServiceWorkerGlobalScope;

/** Seconds after which a kept page is shown while the network is still silent. */
const networkTimeoutSeconds = 5;

/** Seconds after which the list of cached pages is shown in place of a page that is not cached. */
const longestSilenceSeconds = 30;

/** Pages that were kept, have changed with the release, and are fetched anew on the next occasion. */
const mostRenewed = 6;
const refreshQueue: string[] = [];

const matchOptions = { ignoreSearch: true, ignoreVary: true };
/** Asks the network and answers from the cache where that is silent. Pages are kept whole by `keep`, never on their way. */
const networkFirst = (plugin: WorkboxPlugin) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: networkTimeoutSeconds,
    matchOptions,
    plugins: [{ cacheWillUpdate: async () => null }, plugin],
  });
const clientOf = (event: Event) => (event instanceof FetchEvent ? event.clientId : "");
const pageByData = new Map(Object.keys(manifest.pages).map((page) => [pageDataUrl(page), page]));
const hashed = new Set(manifest.files);

/** Returns the path of a request as the manifest has it; one with a broken percent escape is none of a page. */
function pathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

const navigation = networkFirst({
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && withNote(pathOf(request), cachedResponse),
  handlerDidError: async () => new Response(null, { status: 503 }),
  // Not `fetchDidSucceed`, which does not see a page that the browser has requested itself (navigation preload).
  handlerWillRespond: async ({ request, response }) => (isServerError(response) ? answerFromCache(request) : response),
});

registerRoute(
  ({ request }) => request.mode === "navigate",
  (options) => Promise.race([navigation.handle(options), answerSilence(options.request)]),
);

/** Tells whether the server failed; that there is no such page (404) is an answer. */
function isServerError({ status }: Response): boolean {
  return status >= 500;
}

/** Answers a navigation with the cached page and its age, or else with the list of cached pages. */
async function answerFromCache(request: Request): Promise<Response> {
  const page = pathOf(request);
  const cached = await caches.match(request, { cacheName, ...matchOptions });
  return cached ? withNote(page, cached) : missingPage(page);
}

async function answerSilence(request: Request): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, longestSilenceSeconds * 1000));
  return answerFromCache(request);
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/page-data/"),
  networkFirst({
    fetchDidSucceed: async ({ request, response, event }) => {
      if (isServerError(response)) throw new Error(`${request.url}: ${response.status}`);
      await noteArrival(pathOf(request), clientOf(event), response.clone());
      return response;
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
      if (!cachedResponse) return null;
      const [address, id] = [pathOf(request), clientOf(event)];
      if (address === appDataUrl) {
        if (clientsOnNewerRelease.has(id)) return null;
        clientsOnThisRelease.add(id);
      }
      const page = pageByData.get(address);
      const message: PageKept | undefined = page === undefined ? page : { kept: page, note: await noteFor(page) };
      if (message) (await self.clients.get(id))?.postMessage(message);
      return cachedResponse;
    },
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && hashed.has(url.pathname),
  async ({ request }) => (await caches.match(request, matchOptions)) ?? fetch(request),
);

/** Pages that were given the mark of this release's code from the cache, and pages that were given data of a newer one. */
const clientsOnThisRelease = new Set<string>();
const clientsOnNewerRelease = new Set<string>();

/**
 * Keeps a page from being given the mark of this release's code together with data of a newer release, whichever comes
 * first: it would show that data by code that was not made for it. An error lets it open the page as a document.
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
  };
  event.waitUntil(work());
});

self.addEventListener("message", (event) => {
  const { data } = event;
  if (!isPageOpened(data)) return;
  const work = async () => {
    // Not on installing, which happens while a page is on its way: Chromium ends the worker before, begins it anew for
    // that page, and ends it again under the next, which then never comes.
    await self.skipWaiting();
    const isThinNow = isSlowConnection(self.navigator);
    await cachePage(data.opened, data.isFirst || isThinNow ? "only-if-cached" : "force-cache", data.hasApp);
    if (data.isFirst || isThinNow) return;
    for (const page of [...(manifest.student[getPageLocale(data.opened).code] ?? []), ...refreshQueue.splice(0)])
      await cachePage(page, "force-cache", data.hasApp);
  };
  event.waitUntil(work());
});

enable();
