import type { Browser, CDPSession, Page } from "@playwright/test";
import { publicFolder } from "../src/pipeline/published-folder";
import { type LocaleCode, localeCodes } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { routes } from "../src/site/routes";
import { printBuildTable } from "./bench/build-table";
import { command, Misuse } from "./command";
import { serveFolder } from "./serve/server";
import { launchBrowser } from "./setup/browser";

/** Lighthouse's network profile for slow 4G: milliseconds and bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** The CPU slowdown of a phone of 2018, relative to this machine. */
const slowdown = 4;

/** The time that a page stays idle, in milliseconds. */
const idle = 10_000;

/** The time after which an answer no longer changes, in milliseconds. */
const settled = 1000;

/** The time between hovering over a link and clicking it, in milliseconds. */
const aim = 200;

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
    const fetched = await slowDown(devtools);
    await page.goto(url, { waitUntil: "load" });
    return await look({ page, fetched });
  } finally {
    await context.close();
  }
}

async function slowDown(devtools: CDPSession): Promise<() => number> {
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return () => bytes;
}

/** Returns the number of bytes that a page fetches without user input. */
function measureBytes(browser: Browser, url: string): Promise<number> {
  return visit(browser, url, async ({ page, fetched }) => {
    await page.waitForTimeout(idle);
    return fetched();
  });
}

/** Returns the milliseconds from clicking a link until the heading of the next page is painted. */
function measureNextPage(browser: Browser, from: string, to: string): Promise<number> {
  return visit(browser, from, async ({ page }) => {
    await page.waitForTimeout(idle);
    const heading = await page.locator("h1").innerText();
    const link = page.locator(`a[href="${new URL(to).pathname}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(aim);
    const began = Date.now();
    await link.click();
    await page.waitForURL(to);
    await page.waitForFunction((before) => document.querySelector("h1")?.innerText !== before, heading);
    await nextFrame(page);
    return Date.now() - began;
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
    const path = pathTo(id, "en");
    rows[path] = await medianOf(runs, () => measureBytes(browser, origin + path));
  }
  console.log(`\nBytes fetched in ${idle / 1000} idle seconds`);
  console.table(rows);
}

async function printNextPage(browser: Browser, origin: string, runs: number): Promise<void> {
  const rows: Record<string, number> = {};
  for (const language of localeCodes) {
    const [from, to] = [pathTo("home", language), pathTo("results", language)];
    rows[`${from} → ${to}`] = await medianOf(runs, () => measureNextPage(browser, origin + from, origin + to));
  }
  console.log("\nNext page, ms");
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
  const server = await serveFolder(publicFolder);
  const browser = await launchBrowser();
  try {
    const { origin } = server;
    for (const print of [printBytes, printNextPage, printAnswers]) await print(browser, origin, runs);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/** Compare only figures of the same run: they depend on the machine and its load. */
command(__filename, {
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
