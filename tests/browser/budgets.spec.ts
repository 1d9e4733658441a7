/**
 * The bytes sent to visitors stay within budgets, and scripts run in the oldest browsers of `browserslist` in
 * `package.json`. Sizes are exact and can fail a build; times cannot.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { findProgram } from "../../scripts/setup/run.mjs";
import { renderBlockingId } from "../../src/app/paint";
import { getScripts, listAssets } from "../../src/pipeline/webpack-reports";
import { indexUrl } from "../../src/search/format";
import { compression, getPageFile } from "../../src/site/http";
import { localeCodes } from "../../src/site/locales";
import { getPageDataUrl } from "../../src/site/page-data";
import { findNotFoundFile, listAllPages, pathTo } from "../../src/site/paths";
import { getRoute } from "../../src/site/routes";
import { entriesOn } from "../site/entries";
import { publicFolder } from "../site/folder";
import { expect, filesFetched, test } from "../site/test";

/** Upper limits in bytes, compressed with brotli. Other hashes in file names alone change a page by 0.1 kB. */
const budgets = {
  /**
   * A page without its main content, since a clerk may write long texts. Half is the sheets of the app and of the
   * page's template, which Gatsby inlines to save a request before the first paint. Inline scripts that work without
   * the app (menus, the key /, page caching) take 0.8 kB. The rules that fetch the next page take 0.1 kB, and the card of
   * an entry 0.2 kB. Dates that are corrected without the app, and dropped files, take 0.4 kB, as do the larger type and
   * the year of the home page.
   */
  frame: 15_850,
  /**
   * The results page with its styles, enough to read it. The printed QR code and the list of the app's files take
   * 0.1 kB each, as do the message that the app did not load and the rules that fetch the next page. The names of documents in their links take 0.15 kB.
   * Letters of two scripts make the page in Sanskrit 1 kB heavier than in English.
   */
  results: 18_400,
  /**
   * All scripts of the results page. Half a kilobyte supports browser translation, 0.2 kB limits retries, 0.2 kB closes
   * tenders at their hour. The table of a list takes 11 kB and its search 1 kB: each load of the app needs them. The
   * page of the states of components, which this site alone has, takes 0.1 kB.
   */
  scripts: 97_900,
  /** The page data for hydration. The locations of marks take 0.15 kB, the release that the data fits 0.02 kB. */
  data: 4_300,
  /**
   * Everything sent to a visitor who only reads, without the service worker: the home page, a text page or an entry.
   * The session and the verses of two weeks take 2.5 kB of the home page.
   */
  reading: 18_200,
  /**
   * The inline scripts in the head, uncompressed: they block the first paint. The visitor's class takes 0.1 kB, the former
   * name of a theme 0.06.
   */
  head: 1_470,
  /**
   * The search data fetched in a language before the first answer, without code. A third are rows of long lists, a
   * tenth papers, holidays and services. The keys of sounds and the texts of the lists' columns take a tenth, and the
   * pages of facets 1 kB, the verses 5.
   */
  index: 61_500,
  /** The service worker. The lamp of its own page takes 0.5 kB. */
  worker: 6_150,
} as const;

/**
 * Returns the transfer size of a file in bytes, compressed as for publication. Files too small for compression count in
 * full.
 */
const getTransferSize = (name: string) => getCompressedSize(readFileSync(path.join(publicFolder, name)));

function getCompressedSize(bytes: Buffer): number {
  if (bytes.length < compression.minimumSize) return bytes.length;
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: compression.highestLevel,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

/** The name and code of every script in the root of the published folder. */
const scripts = readdirSync(publicFolder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => [name, readFileSync(path.join(publicFolder, name), "utf8")] as const);

test("every page is within its budget, in every language", () => {
  for (const code of localeCodes) {
    const frames = listAllPages()
      .filter(({ locale }) => locale === code)
      .map((page) =>
        readFileSync(path.join(publicFolder, getPageFile(page.path)), "utf8").replace(/<main[\s\S]*<\/main>/u, ""),
      )
      .sort((one, other) => other.length - one.length);
    // Frames differ by the title and a few links, so one of the longest is the heaviest.
    for (const frame of frames.slice(0, 3))
      expect
        .soft(brotliCompressSync(frame).length, /<title[^>]*>([^<]*)/u.exec(frame)?.[1])
        .toBeLessThanOrEqual(budgets.frame);
    expect.soft(getTransferSize(getPageFile(pathTo("results", code))), code).toBeLessThanOrEqual(budgets.results);
  }
});

test("a page to read is within its budget with all that it fetches", async ({ page }) => {
  const entry = entriesOn(getRoute("results"))[0]?.key ?? "";
  for (const target of ["home", "about", { route: "results", entry }] as const) {
    const path = pathTo(target, "en");
    await page.goto(path);
    const files = (await filesFetched(page)).map((address) => new URL(address).pathname);
    const bytes = [getPageFile(path), ...files].reduce((sum, file) => sum + getTransferSize(file), 0);
    expect.soft(bytes, `${path} with ${files.join(", ")}`).toBeLessThanOrEqual(budgets.reading);
  }
});

test("every page declares what its first paint needs, has it, and runs little before it", () => {
  for (const file of [...listAllPages().map((page) => getPageFile(page.path)), ...localeCodes.map(findNotFoundFile)]) {
    const html = readFileSync(path.join(publicFolder, file), "utf8");
    const [head = "", body = ""] = html.split("</head>");
    // Those of the template follow, as after a navigation.
    expect.soft(/ data-href="([^"]*)"/u.exec(head)?.[1], file).toMatch(/^\/app\./u);
    expect.soft(head, file).toContain(`<link rel="expect" href="#${renderBlockingId}" blocking="render"/>`);
    expect.soft(body, file).toContain(` id="${renderBlockingId}"`);
    const scripts = Array.from(head.matchAll(/<script>(.*?)<\/script>/gsu), ([, script = ""]) => script).join("");
    expect.soft(scripts.length, file).toBeGreaterThan(0);
    expect.soft(scripts.length, file).toBeLessThanOrEqual(budgets.head);
  }
});

test("no code that loads later brings a sheet of its own", () => {
  const sheets = readdirSync(publicFolder).filter((name) => name.endsWith(".css"));
  expect(sheets.filter((name) => !/^(?:app|component---src-(?:templates|pages)-[\w-]+-tsx)\./u.test(name))).toEqual([]);
});

test("the search index is within its budget, in every language", () => {
  for (const language of localeCodes) {
    expect.soft(getTransferSize(indexUrl({ language, part: "facts" })), language).toBeLessThanOrEqual(budgets.index);
  }
});

test("the code of a worker is one file: imported scripts would load one after the other", () => {
  expect(getTransferSize("sw.js")).toBeLessThan(budgets.worker);
  for (const [name, code] of scripts) expect.soft(code, name).not.toContain("importScripts");
});

test("the scripts and the data of the results page are within their budgets", () => {
  const bytes = getScripts(listAssets(publicFolder), "results").reduce((sum, name) => sum + getTransferSize(name), 0);
  expect(bytes).toBeLessThanOrEqual(budgets.scripts);
  const file = path.join(publicFolder, getPageDataUrl(pathTo("results", "en")));
  // By its digits alone, the hash of the release changes the compressed size by up to 36 bytes.
  const data = readFileSync(file, "utf8").replace(/(?<="webpackCompilationHash":")\w+/u, "00000000");
  expect(getCompressedSize(Buffer.from(data))).toBeLessThanOrEqual(budgets.data);
});

/**
 * Calls that one of these browsers lacks (developer.mozilla.org) and that es-check misses. It checks the language, not
 * browser APIs, and takes `at` for a method of the project.
 */
const newerCalls = [
  ".at(",
  ".canParse(",
  ".findLast(",
  "Object.hasOwn(",
  ".withResolvers(",
  ".randomUUID(",
  ".checkVisibility(",
  "structuredClone(",
  "AbortSignal.",
  "Intl.Segmenter",
  // Safari before 16.4 refuses a whole script with a lookbehind.
  "(?<=",
  "(?<!",
] as const;

test("no script uses syntax that the oldest browsers lack", () => {
  expect(scripts).not.toHaveLength(0);
  const check = ["checkBrowser", "--checkFeatures", "--noColor", `${publicFolder}/*.js`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [findProgram("es-check"), ...check], {
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

test("no script calls an API that the oldest browsers lack", () => {
  for (const [name, code] of scripts) {
    // A function named `at` whose result is spread is no call of a method.
    const calls = code.replaceAll("...", "");
    for (const call of newerCalls) expect.soft(calls.includes(call), `${name} has ${call}`).toBe(false);
  }
});
