/** The bytes sent to visitors stay within budgets. Bytes are exact, so they may fail a build; times may not. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { renderBlockingId } from "../src/app/paint";
import { indexUrl } from "../src/search/format";
import { fileOfPage } from "../src/site/http";
import { localeCodes } from "../src/site/locales";
import { allPages, notFoundFile, pathTo } from "../src/site/paths";
import { getRoute } from "../src/site/routes";
import { entriesOn } from "./site/entries";
import { publicFolder } from "./site/folder";
import { getTemplateScripts, getTransferSize } from "./site/published-scripts";
import { allScripts } from "./site/scripts";
import { expect, filesFetched, test } from "./site/test";

/** Bytes at most, compressed by brotli. */
const budgets = {
  /**
   * The bytes of a page besides its text: a longer text is no fault of a clerk's. Half are the styles of all templates,
   * which Gatsby inlines as one sheet, so that a page needs no second file to be painted. The grid, the icons and the parts of
   * the first page take 1.9 kB of it, addresses of entries on paper and chapters beside a text 0.2 kB; 1 kB is the aim. What
   * works without the app (menus, the key /, keeping pages) takes 0.8 kB of inline script.
   */
  frame: 16_200,
  /** The page of results with its styles: all it needs to be read. The QR code on paper takes 0.1 kB. */
  results: 18_950,
  /** Every script that the page of results runs. Half a kilobyte keeps pages working that a browser translates. */
  scripts: 88_900,
  /** The data that its scripts hydrate it with. Where marks are found takes 0.15 kB. */
  data: 4_200,
  /** All that who reads a page is sent, without the service worker: the first page, a text, an entry. */
  reading: 19_700,
  /** The scripts in the head, as they are: the first paint waits for them to be parsed and run. */
  head: 1_200,
  /**
   * The bytes that the search fetches in a language before its first answer, besides its code. A third are rows of long
   * lists, a tenth papers, holidays and services.
   */
  index: 53_000,
} as const;

test("every page is light, in every language", () => {
  for (const code of localeCodes) {
    const frames = allPages()
      .filter(({ locale }) => locale === code)
      .map((page) =>
        readFileSync(path.join(publicFolder, fileOfPage(page.path)), "utf8").replace(/<main[\s\S]*<\/main>/u, ""),
      )
      .sort((one, other) => other.length - one.length);
    // Frames differ by a title and a few links: of those that are longest, one is the heaviest.
    for (const frame of frames.slice(0, 3))
      expect
        .soft(brotliCompressSync(frame).length, /<title[^>]*>([^<]*)/u.exec(frame)?.[1])
        .toBeLessThanOrEqual(budgets.frame);
    expect
      .soft(getTransferSize(publicFolder, fileOfPage(pathTo("results", code))), code)
      .toBeLessThanOrEqual(budgets.results);
  }
});

test("a page that one reads is light with all that it fetches", async ({ page }) => {
  const entry = entriesOn(getRoute("results"))[0]?.key ?? "";
  for (const target of ["home", "about", { route: "results", entry }] as const) {
    const path = pathTo(target, "en");
    await page.goto(path);
    const files = (await filesFetched(page)).map((address) => new URL(address).pathname);
    const bytes = [fileOfPage(path), ...files].reduce((sum, file) => sum + getTransferSize(publicFolder, file), 0);
    expect.soft(bytes, `${path} with ${files.join(", ")}`).toBeLessThanOrEqual(budgets.reading);
  }
});

test("every page says what its first picture must hold, holds it, and runs little before it", () => {
  for (const file of [...allPages().map((page) => fileOfPage(page.path)), ...localeCodes.map(notFoundFile)]) {
    const html = readFileSync(path.join(publicFolder, file), "utf8");
    const [head = "", body = ""] = html.split("</head>");
    expect.soft(head, file).toContain(`<link rel="expect" href="#${renderBlockingId}" blocking="render"/>`);
    expect.soft(body, file).toContain(` id="${renderBlockingId}"`);
    const scripts = Array.from(head.matchAll(/<script>(.*?)<\/script>/gsu), ([, script = ""]) => script).join("");
    expect.soft(scripts.length, file).toBeGreaterThan(0);
    expect.soft(scripts.length, file).toBeLessThanOrEqual(budgets.head);
  }
});

test("the search's index is light, in every language", () => {
  for (const language of localeCodes) {
    expect
      .soft(getTransferSize(publicFolder, indexUrl({ language, part: "facts" })), language)
      .toBeLessThanOrEqual(budgets.index);
  }
});

test("the code of a worker comes in one piece: of several, the second is asked for when the first has come", () => {
  for (const [name, code] of allScripts(publicFolder)) expect.soft(code, name).not.toContain("importScripts");
});

test("the scripts and the data of the results are light", () => {
  const scripts = getTemplateScripts(publicFolder, "results").reduce(
    (sum, name) => sum + getTransferSize(publicFolder, name),
    0,
  );
  expect(scripts).toBeLessThanOrEqual(budgets.scripts);
  expect(getTransferSize(publicFolder, `/page-data${pathTo("results", "en")}/page-data.json`)).toBeLessThanOrEqual(
    budgets.data,
  );
});
