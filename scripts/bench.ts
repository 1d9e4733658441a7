import type { Browser, Page } from "@playwright/test";
import { publicFolder } from "../src/pipeline/published-folder";
import { defaultLocale, type LocaleCode, localeCodes } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { routes } from "../src/site/routes";
import { printBuildTable } from "./bench/build-table";
import { isNetwork, type NetworkProfile, networks, serveSlowly, visit } from "./bench/slow-visit";
import { defineCommand, Misuse } from "./command";
import { launchBrowser } from "./setup/browser";

/** The time that a page stays idle, in milliseconds. */
const idle = 10_000;

/** The time until an answer no longer changes, in milliseconds. */
const settled = 1000;

/** The time between hovering over a link and pressing it, in milliseconds. */
const aim = 200;

/** The time that a finger presses a link, in milliseconds. The click follows when it is lifted. */
const press = 80;

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

/** A field whose input changes results. */
interface Control {
  readonly url: string;
  readonly field: string;
  /** The selector of the elements that change. */
  readonly results: string;
  /** The first letters, and words with different answers. */
  readonly words: readonly [string, ...string[]];
}

/** Measures the time from input in a field until the results change. */
function measureAnswers(browser: Browser, { url, field, results, words: [begun, ...words] }: Control) {
  return visit(browser, url, async ({ page }): Promise<Answers> => {
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
    const first = await answered(() => page.locator(field).first().pressSequentially(begun));
    const later: number[] = [];
    for (const word of words) {
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

type Printer = (browser: Browser, origin: string, runs: number) => Promise<void>;

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
  // No row has the letters zzzz, and only documents have the word quorum.
  const controls = (language: LocaleCode): Control[] => [
    {
      url: origin + pathTo("schools", language),
      field: 'main [role="search"] input',
      results: "main tbody",
      words: ["z", "dehradun", "zzzz", "dehradun"],
    },
    {
      url: origin + pathTo("search", language),
      field: 'main [type="search"]',
      results: 'main [role="status"] strong',
      words: ["r", "dehradun", "quorum", "dehradun"],
    },
  ];
  const rows: Record<string, Answers> = {};
  for (const control of localeCodes.flatMap(controls)) {
    const answers: Answers[] = [];
    for (let run = 0; run < runs; run += 1) answers.push(await measureAnswers(browser, control));
    rows[control.url] = {
      first: middle(answers.map(({ first }) => first)),
      later: middle(answers.map(({ later }) => later)),
    };
  }
  console.log("\nAnswers of a list's filter and of the search, ms");
  console.table(rows);
}

async function measure(runs: number, network: NetworkProfile, printers: readonly Printer[]): Promise<void> {
  const server = await serveSlowly(publicFolder, network);
  const browser = await launchBrowser();
  try {
    const { origin } = server;
    for (const print of printers) await print(browser, origin, runs);
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
    network: { value: "4g", help: "the network: `4g` or `2g`" },
    answers: { help: "measure only the answers of lists and of the search" },
    build: { help: "build the site instead, and print the time of each step" },
  },
  run: async ({ get, has }) => {
    if (has("build")) return printBuildTable();
    const runs = Number(get("runs") ?? 3);
    if (!Number.isInteger(runs) || runs < 1) throw new Misuse("--runs: write a whole number from 1");
    const network = get("network") ?? "4g";
    if (!isNetwork(network)) throw new Misuse("--network: write 4g or 2g");
    await measure(runs, networks[network], has("answers") ? [printAnswers] : [printBytes, printNextPage, printAnswers]);
  },
});
