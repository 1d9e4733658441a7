import type { Browser, CDPSession, Page } from "@playwright/test";
import { slow4G, slowdown } from "../throttling";

const network = {
  offline: false,
  latency: slow4G.delay,
  downloadThroughput: slow4G.bytesPerSecond,
  uploadThroughput: 750_000 / 8,
};

/** A page in a browser that is as slow as an old phone on a thin network, and the way to ask it for figures. */
export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/** Takes a new phone, with nothing in its cache. Its worker is left out: what it keeps is no part of a visit. */
export async function takePhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Performance.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}

/** Milliseconds without anything sent or come, or much work, after which a page is taken to be at rest. */
const calm = 1000;
/** The longest a page is waited for, in milliseconds. */
const pageTimeoutMs = 60_000;

/**
 * Waits until the network and the main thread rest.
 *
 * @param transfer what is known of the page's requests
 * @throws when the page is never at rest
 */
export async function untilAtRest({ page, devtools }: Phone, transfer: Transfer): Promise<void> {
  const began = Date.now();
  let before = await busySeconds(devtools);
  while (Date.now() - began < pageTimeoutMs) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    const now = await busySeconds(devtools);
    const isBusy = now - before > 0.1;
    before = now;
    if (!isBusy && Date.now() - transfer.last > calm) return;
  }
  throw new Error(`${page.url()} was not at rest within ${pageTimeoutMs / 1000} s`);
}

async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** The network traffic so far. */
export interface Transfer {
  bytes: number;
  requests: number;
  /** The time of the last request or response, in milliseconds of the clock. Requests of a worker are not included. */
  last: number;
}

/** Counts what comes over the network from now on, compressed and with its headers, as it is sent. */
export function followTransfer(devtools: CDPSession): Transfer {
  const transfer: Transfer = { bytes: 0, requests: 0, last: Date.now() };
  const note = (change: Partial<Transfer>) => void Object.assign(transfer, change, { last: Date.now() });
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (/^https?:/u.test(request.url)) note({ requests: transfer.requests + 1 });
  });
  devtools.on("Network.dataReceived", () => note({}));
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) =>
    note({ bytes: transfer.bytes + encodedDataLength }),
  );
  return transfer;
}
