import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { type Serving, serveFolder, startServer } from "../../scripts/serve/server";
import type { AnyMessageKey } from "../../src/i18n/messages";
import type { LocaleCode } from "../../src/site/locales";
import { getPageDataUrl } from "../../src/site/page-data";
import { escapePattern } from "../../src/site/redirect-patterns";
import { publicFolder } from "./folder";
import { word } from "./messages";
import { test as base, expect } from "./test";

/** The simulated behaviour of a network; a test may change it at any moment. */
interface Network {
  /** True while every connection is dropped. */
  isCut: boolean;
  /** True while the server answers every request with 503. */
  isServerFailing: boolean;
  /** The delay before each response, in milliseconds. */
  delay: number;
  /** Returns whether the request for a path is dropped. */
  isLost: (path: string) => boolean;
  /** Returns whether the response for a path breaks off halfway. */
  isHalved: (path: string) => boolean;
}

/** The production server behind a simulated network, with a log of its requests. */
export interface OwnServer {
  readonly origin: string;
  readonly network: Network;
  /** The requested paths. */
  readonly asked: string[];
  /** Switches to another release. */
  serve(folder: string): void;
  close(): Promise<void>;
}

async function serveBehindNetwork(): Promise<OwnServer> {
  let served = publicFolder;
  const network: Network = {
    isCut: false,
    isServerFailing: false,
    delay: 0,
    isLost: () => false,
    isHalved: () => false,
  };
  const asked: OwnServer["asked"] = [];
  const inner = new Map<string, Promise<Serving>>();
  const serving = (root: string) => {
    const started = inner.get(root) ?? serveFolder(root);
    inner.set(root, started);
    return started;
  };

  const server = createServer(async (incoming, answer) => {
    const path = incoming.url ?? "/";
    if (network.isCut || network.isLost(path)) return void incoming.socket.destroy();
    if (network.isServerFailing) return void answer.writeHead(503, { "content-type": "text/html" }).end("<h1>503</h1>");
    asked.push(path);
    const { origin } = await serving(served);
    if (network.delay > 0) await new Promise((resolve) => setTimeout(resolve, network.delay));
    passOn(incoming, answer, origin, network.isHalved(path));
  });
  const { origin, close } = await startServer(server, { host: "localhost" });
  return {
    origin,
    network,
    asked,
    serve: (folder) => {
      served = folder;
    },
    close: async () => {
      await close();
      for (const started of inner.values()) await (await started).close();
    },
  };
}

function passOn(incoming: IncomingMessage, answer: ServerResponse, origin: string, isHalved: boolean): void {
  const { method, url = "/", headers } = incoming;
  const asking = request(origin + url, { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 500, given.headers);
    let left = isHalved ? Number(given.headers["content-length"] ?? 0) / 2 : Number.POSITIVE_INFINITY;
    given.on("data", (bytes: Buffer) => {
      if (left > 0) answer.write(bytes.subarray(0, left));
      left -= bytes.length;
    });
    given.on("end", () => {
      // The bytes written must be sent before the connection breaks.
      if (isHalved) setImmediate(() => answer.destroy());
      else answer.end();
    });
  });
  asking.on("error", () => answer.destroy());
  incoming.pipe(asking);
}

interface Fixtures {
  /** The site behind a simulated network. */
  readonly site: OwnServer;
}

/** Playwright's test with service workers allowed and a simulated network for each test. */
export const test = base.extend<Fixtures>({
  site: async ({ browserName: _any }, use) => {
    const server = await serveBehindNetwork();
    await use(server);
    await server.close();
  },
  serviceWorkers: "allow",
  expectedFaults:
    /Failed to load resource|Failed to fetch|did not arrive|Loading chunk|Refused to execute script|bad HTTP response code|Not rendering React|ERR_/u,
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Makes the browser check for a newer worker now instead of on its schedule. */
export async function lookForNewerWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Opens a page with a referrer, as if by a link. The worker caches pages from the second page of a visit on. */
export function comeTo(page: Page, site: OwnServer, address: string) {
  return page.goto(address, { referer: `${site.origin}/` });
}

/** Waits until pages are in the worker's caches. */
export async function waitUntilKept(page: Page, paths: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (asked) => {
      const found = await Promise.all(asked.map((path) => caches.match(path, { ignoreVary: true })));
      return asked.filter((_path, index) => !found[index]);
    }, paths);
  await expect.poll(missing).toEqual([]);
}

/** Waits until pages and their page data are cached. */
export function waitUntilUsable(page: Page, paths: readonly string[]): Promise<void> {
  return waitUntilKept(page, [...paths, ...paths.map(getPageDataUrl)]);
}

/** Returns a pattern for an interface message with any values in its placeholders. */
export function wordWithGaps(locale: LocaleCode, key: AnyMessageKey): RegExp {
  const parts = word(locale, key).split(/\{\{\w+\}\}/u);
  return new RegExp(parts.map(escapePattern).join(".+"), "u");
}

export { expect };
