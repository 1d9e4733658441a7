import { once } from "node:events";
import { connect, createServer } from "node:net";
import { Transform } from "node:stream";
import type { Browser, Page } from "@playwright/test";
import { publicFolder } from "../src/pipeline/published-folder";
import { defaultLocale, type LocaleCode, localeCodes } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { routes } from "../src/site/routes";
import { printBuildTable } from "./bench/build-table";
import { defineCommand, Misuse } from "./command";
import { serveFolder } from "./serve/server";
import { launchBrowser } from "./setup/browser";

/** Lighthouse's network profile for slow 4G: milliseconds and bytes per second. */
const network = { latency: 150, throughput: 200_000 };
/** The CPU slowdown of a phone of 2018, relative to this machine. */
const slowdown = 4;

/** The time that a page stays idle, in milliseconds. */
const idle = 10_000;

/** The time until an answer no longer changes, in milliseconds. */
const settled = 1000;

/** The time between hovering over a link and pressing it, in milliseconds. */
const aim = 200;

/** The time that a finger presses a link, in milliseconds. The click follows when it is lifted. */
const press = 80;

/** A page on an emulated phone with an empty cache. `fetched` returns the number of bytes fetched so far. */
interface Visit {
  readonly page: Page;
  readonly fetched: () => number;
}

async function visit<Result>(browser: Browser, url: string, look: (visit: Visit) => Promise<Result>): Promise<Result> {
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
 * Serves a folder over a slow network. The browser's emulation of one would spare what it prefetches.
 *
 * @returns the address, and a function that closes the server
 */
async function serveSlowly(folder: string) {
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

/** Returns the number of bytes that a page fetches without user input. */
function measureBytes(browser: Browser, url: string): Promise<number> {
  return visit(browser, url, async ({ page, fetched }) => {
    await page.waitForTimeout(idle);
    return fetched();
  });
}

/** Returns the milliseconds from the click on a link until the next page is painted first. */
function measureNextPage(browser: Browser, from: string, to: string): Promise<number> {
  return visit(browser, from, async ({ page }) => {
    await page.waitForTimeout(idle);
    const heading = await page.locator("h1").innerText();
    await page.evaluate(() =>
      addEventListener(
        "click",
        ({ timeStamp }) => sessionStorage.setItem("click", `${performance.timeOrigin + timeStamp}`),
        true,
      ),
    );
    const link = page.locator(`a[href="${new URL(to).pathname}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(aim);
    await link.click({ delay: press });
    await page.waitForURL(to);
    await page.waitForFunction((before) => document.querySelector("h1")?.innerText !== before, heading);
    await nextFrame(page);
    return page.evaluate(() => {
      const click = Number(sessionStorage.getItem("click"));
      const paint =
        performance.timeOrigin + (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
      return Math.round(paint - click);
    });
  });
}

function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Response times of an input field in milliseconds: the first one, focus included, and the slowest later one. */
interface Answers {
  readonly first: number;
  readonly later: number;
}

/**
 * Measures the time from input in a field until the results change.
 *
 * @param results the selector of the elements that change
 */
function measureAnswers(browser: Browser, url: string, field: string, results: string): Promise<Answers> {
  return visit(browser, url, async ({ page }) => {
    const answered = async (type: () => Promise<void>) => {
      const before = await page.locator(results).allInnerTexts();
      const began = Date.now();
      await type();
      await page.waitForFunction(
        ([selector = "", text]) =>
          Array.from(document.querySelectorAll<HTMLElement>(selector), (one) => one.innerText).join() !== text,
        [results, before.join()],
      );
      const time = Date.now() - began;
      await page.waitForTimeout(settled);
      return time;
    };
    const first = await answered(() => page.locator(field).first().pressSequentially("z"));
    const later: number[] = [];
    // Each answer differs from the one before: no row has the letters zzzz.
    for (const word of ["dehradun", "zzzz", "dehradun"]) {
      later.push(await answered(() => page.locator(field).first().fill(word)));
    }
    return { first, later: Math.max(...later) };
  });
}

/** Returns the median of measurements made one after another. */
async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let run = 0; run < runs; run += 1) figures.push(await measure());
  return middle(figures);
}

function middle(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** One route of each template. */
const pageTypes = [...new Map(routes.map((route) => [route.template, route])).values()];

async function printBytes(browser: Browser, origin: string, runs: number): Promise<void> {
  const rows: Record<string, number> = {};
  for (const { id } of pageTypes) {
    const path = pathTo(id, defaultLocale);
    rows[path] = await medianOf(runs, () => measureBytes(browser, origin + path));
  }
  console.log(`\nBytes fetched in ${idle / 1000} idle seconds`);
  console.table(rows);
}

async function printNextPage(browser: Browser, origin: string, runs: number): Promise<void> {
  const rows: Record<string, number> = {};
  // Links of pages without the app, and of one that the app runs.
  const links = [
    ["home", "results"],
    ["home", "about"],
    ["about", "contact"],
    ["results", "home"],
  ] as const;
  for (const [from, to] of links) {
    const [start, end] = [pathTo(from, defaultLocale), pathTo(to, defaultLocale)];
    rows[`${start} → ${end}`] = await medianOf(runs, () => measureNextPage(browser, origin + start, origin + end));
  }
  console.log("\nNext page, from click to first paint, ms");
  console.table(rows);
}

async function printAnswers(browser: Browser, origin: string, runs: number): Promise<void> {
  const controls = (language: LocaleCode) => [
    { url: pathTo("schools", language), field: 'main [role="search"] input', results: "main tbody" },
    { url: pathTo("search", language), field: 'main [type="search"]', results: "main" },
  ];
  const rows: Record<string, Answers> = {};
  for (const { url, field, results } of localeCodes.flatMap(controls)) {
    const answers: Answers[] = [];
    for (let run = 0; run < runs; run += 1) answers.push(await measureAnswers(browser, origin + url, field, results));
    rows[url] = { first: middle(answers.map(({ first }) => first)), later: middle(answers.map(({ later }) => later)) };
  }
  console.log("\nAnswers of a list's filter and of the search, ms");
  console.table(rows);
}

async function measure(runs: number): Promise<void> {
  const server = await serveSlowly(publicFolder);
  const browser = await launchBrowser();
  try {
    const { origin } = server;
    for (const print of [printBytes, printNextPage, printAnswers]) await print(browser, origin, runs);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/** Compare only figures of the same run: they depend on the machine and its load. */
defineCommand(__filename, {
  name: "scripts/bench.ts",
  summary:
    "Measures the pages in `public/` on an emulated old phone with slow 4G: bytes fetched in ten idle seconds, the next page, answers of a list and of the search.",
  options: {
    runs: { value: "3", help: "the number of runs; their medians are printed" },
    build: { help: "build the site instead, and print the time of each step" },
  },
  run: async ({ get, has }) => {
    if (has("build")) return printBuildTable();
    const runs = Number(get("runs") ?? 3);
    if (!Number.isInteger(runs) || runs < 1) throw new Misuse("--runs: write a whole number from 1");
    await measure(runs);
  },
});
