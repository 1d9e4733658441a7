/**
 * The worker that stands between pages and the network. The network is asked first, always; what was kept answers where
 * it does not. The build puts the manifest in and serves the result as `/sw.js`.
 */
import { enable } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { isThin } from "../../loading/connection";
import { appDataAddress, digestLength, pageDataAddress } from "../manifest";
import { isPageOpened } from "../messages";
import { digestOf } from "./digest";
import { keep, takeOver } from "./keep";
import { cacheName, manifest } from "./manifest";
import { localeOf, missingPage, noteFor, withNote } from "./words";

declare const self: ServiceWorkerGlobalScope;

/** Seconds after which a kept page is shown while the network is still silent. */
const patience = 5;

/** Pages that were kept, have changed with the release, and are fetched anew on the next occasion. */
const mostRenewed = 6;
const wanted: string[] = [];

const matchOptions = { ignoreSearch: true, ignoreVary: true };
/** Pages are kept whole by `keep`, never on their way to a visitor. */
const keepsNothing = { cacheWillUpdate: async () => null };
const pathOf = ({ url }: Request) => decodeURI(new URL(url).pathname);
const pageByData = new Map(Object.keys(manifest.pages).map((page) => [pageDataAddress(page), page]));
const hashed = new Set(manifest.files);

registerRoute(
  ({ request }) => request.mode === "navigate",
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patience,
    matchOptions,
    plugins: [
      keepsNothing,
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse &&
          new Response(await withNote(pathOf(request), await cachedResponse.text()), {
            headers: cachedResponse.headers,
          }),
        handlerDidError: ({ request }) => missingPage(pathOf(request)),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/page-data/"),
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patience,
    matchOptions,
    plugins: [
      keepsNothing,
      {
        fetchDidSucceed: async ({ request, response }) => {
          await refuseMixture(pathOf(request), response.clone());
          return response;
        },
        cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
          const page = pageByData.get(pathOf(request));
          const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
          if (cachedResponse && page !== undefined) client?.postMessage({ kept: page, note: await noteFor(page) });
          return cachedResponse;
        },
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && hashed.has(url.pathname),
  async ({ request }) => (await caches.match(request, matchOptions)) ?? fetch(request),
);

/**
 * Data of a newer release may only reach the code of this one where that is the same code; else the page is to learn
 * that there is a newer release, and open it as a document. An error is how it learns.
 */
async function refuseMixture(address: string, response: Response): Promise<void> {
  const page = pageByData.get(address);
  if (page === undefined || !response.ok) return;
  const digest = manifest.pages[page]?.[0].slice(digestLength);
  if ((await digestOf(await response.arrayBuffer())) === digest) return;
  void self.registration.update().catch(() => undefined);
  const latest: unknown = await (await fetch(appDataAddress, { cache: "no-store" })).json();
  const code =
    typeof latest === "object" &&
    latest !== null &&
    "webpackCompilationHash" in latest &&
    latest.webpackCompilationHash;
  if (code !== manifest.code) throw new Error(`${address} belongs to a newer release`);
}

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  const work = async () => {
    wanted.push(...(await takeOver()).slice(-mostRenewed));
    await self.clients.claim();
  };
  event.waitUntil(work());
});

self.addEventListener("message", (event) => {
  const { data } = event;
  if (!isPageOpened(data)) return;
  const work = async () => {
    if (data.isFirst) return void (await keep(data.opened, "only-if-cached"));
    await keep(data.opened, "force-cache");
    if (isThin(self.navigator)) return;
    for (const page of [...(manifest.student[localeOf(data.opened).code] ?? []), ...wanted.splice(0)])
      await keep(page, "force-cache");
  };
  event.waitUntil(work());
});

enable();
