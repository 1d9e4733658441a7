import { once } from "node:events";
import { connect, createServer } from "node:net";
import { Transform } from "node:stream";
import type { Browser, Page } from "@playwright/test";
import { serveFolder } from "../serve/server";

/** Network profiles, in milliseconds and bytes per second: slow 4G as Lighthouse has it, and 2G with 250 kbit/s. */
export const networks = {
  "4g": { latency: 150, throughput: 200_000 },
  "2g": { latency: 300, throughput: 31_250 },
} as const;
export type NetworkProfile = (typeof networks)[keyof typeof networks];

/** Returns whether a name is that of a network profile. */
export function isNetwork(name: string): name is keyof typeof networks {
  return name in networks;
}

/** The CPU slowdown of a phone of 2018, relative to this machine. */
const slowdown = 4;

/** A page on an emulated phone with an empty cache. `fetched` returns the number of bytes fetched so far. */
interface Visit {
  readonly page: Page;
  readonly fetched: () => number;
}

/** Opens a URL as an emulated phone, and closes it after `look`. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  look: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  // What the service worker precaches is not part of a visit.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send("Network.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "load" });
    return await look({ page, fetched: () => bytes });
  } finally {
    await context.close();
  }
}

/**
 * Serves a folder through a slow proxy, since the browser's emulation of a slow network does not slow down prefetched
 * files.
 *
 * @returns the address, and a function that closes the server
 */
export async function serveSlowly(folder: string, network: NetworkProfile) {
  const { port, close } = await serveFolder(folder);
  const delay = (getTime: (bytes: number) => number) =>
    new Transform({
      transform: (chunk: Buffer, _, done) => void setTimeout(done, getTime(chunk.length), null, chunk),
    });
  const proxy = createServer((visitor) => {
    const server = connect(port, "localhost");
    const ends = [visitor, server];
    for (const end of ends)
      end.on("close", () => ends.map((other) => other.destroy())).on("error", () => end.destroy());
    visitor.pipe(delay(() => network.latency)).pipe(server);
    server.pipe(delay((bytes) => (bytes * 1000) / network.throughput)).pipe(visitor);
  });
  await once(proxy.listen(0, "localhost"), "listening");
  const address = proxy.address();
  if (typeof address !== "object" || !address) throw new Error("The slow network has no port.");
  const closeAll = async () => {
    proxy.close();
    await close();
  };
  return { origin: `http://localhost:${address.port}`, close: closeAll };
}
