/**
 * The folder of a council, created from a release archive without a network: other examinations, levels and districts, and
 * no entries. Its commands work, and its pages have no errors and no fact of the example. It takes a later version in.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, expect, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { z } from "zod";
import { packArchive } from "../../scripts/release/pack";
import { serveFolder } from "../../scripts/serve/server";
import { run, runNode } from "../../scripts/setup/run.mjs";
import { readContent } from "../../src/content";
import { contentFolder, wordsFolder } from "../../src/content/folders";
import { listFiles, publicFolder } from "../../src/pipeline/published-folder";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { type LocaleCode, localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";
import { gitIn, sampleAnswers } from "../create/example";

const values = [
  { key: "first-choice", name: { en: "First choice", hi: "पहला विकल्प", sa: "प्रथमो विकल्पः" } },
  { key: "second-choice", name: { en: "Second choice", hi: "दूसरा विकल्प", sa: "द्वितीयो विकल्पः" } },
];

/** Replaces the values of every vocabulary of a project. Returns the former English names of examinations and levels. */
function replaceVocabularies(project: string): string[] {
  const folder = path.join(project, contentFolder, vocabularyEntries.folder);
  return readdirSync(folder).flatMap((name) => {
    const text = parseDocument(readFileSync(path.join(folder, name), "utf8"));
    const former = vocabularyEntries.schema.parse(text.toJS());
    text.set("values", values);
    writeFileSync(path.join(folder, name), text.toString({ lineWidth: 0 }));
    return ["exam", "level"].includes(former.key) ? former.values.flatMap(({ name: { en } }) => en ?? []) : [];
  });
}

/** Returns the pages and data of a published site that contain one of the names. */
function findNames(published: string, names: readonly string[]): string[] {
  return listFiles(published)
    .filter((file) => /\.(?:html|json|xml|ics|txt)$/u.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(published, file), "utf8");
      return names.filter((name) => text.includes(name)).map((name) => `${file} names ${name}`);
    });
}

/** The messages of lists without entries, of a home page without news, and of a query without results. */
const emptyMessages = z.object({
  listing: z.object({ empty: z.string() }),
  home: z.object({ newEmpty: z.string() }),
  search: z.object({ nothing: z.string() }),
});

function readMessages(root: string, language: LocaleCode) {
  const file = path.join(root, wordsFolder, language, "interface.json");
  return emptyMessages.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Pages whose other content remains without entries, so that they show no empty list. */
const withoutList = new Set(["contact", "feedback", "rti"]);

const widths = [360, 1280];

/** Opens every page of a site without entries in every language and width, and returns the errors. */
async function errorsInEmptySite(browser: Browser, root: string): Promise<string[]> {
  const { origin, close } = await serveFolder(path.join(root, publicFolder));
  const errors: string[] = [];
  try {
    for (const language of localeCodes) {
      const messages = readMessages(root, language);
      for (const width of widths) errors.push(...(await errorsIn(browser, origin, language, messages, width)));
    }
  } finally {
    await close();
  }
  return errors;
}

async function errorsIn(
  browser: Browser,
  origin: string,
  language: LocaleCode,
  messages: ReturnType<typeof readMessages>,
  width: number,
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const errors: string[] = [];
  let at = "";
  const report = (what: string) => errors.push(`${at} at ${width} px: ${what}`);
  page.on("console", (message) => message.type() === "error" && report(message.text()));
  page.on("pageerror", (error) => report(String(error)));
  for (const { id, collections } of routes) {
    at = pathTo(id, language);
    const response = await page.goto(origin + at, { waitUntil: "load" });
    if (response?.status() !== 200) report(`status ${response?.status()}`);
    const main = await page.getByRole("main").innerText();
    if ((await page.getByRole("heading", { level: 1 }).count()) !== 1) report("not one heading of level 1");
    const expected = id === "home" ? messages.home.newEmpty : messages.listing.empty;
    if (collections.length > 0 && !withoutList.has(id) && !main.includes(expected)) report(`does not say: ${expected}`);
    if (/undefined|null|NaN|\{\{|\[object/u.test(main)) report("shows a value that is none");
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) report("scrolls sideways");
    const empty = await page
      .locator("main :is(p, div, ul, section):not(:has(*), [role], [aria-live]):visible")
      .evaluateAll(
        (elements) => elements.filter((element) => element.clientHeight > 0 && element.textContent === "").length,
      );
    if (empty > 0) report(`${empty} elements without content`);
  }
  at = `${pathTo("search", language)}?q=zzzz`;
  await page.goto(origin + at);
  const nothingFound = messages.search.nothing.replace("{{query}}", "zzzz");
  await page
    .getByText(nothingFound)
    .waitFor()
    .catch(() => report(`does not say: ${nothingFound}`));
  await page.close();
  return errors;
}

test.describe
  .serial("a council's folder", () => {
    // The settings of these tests are not those of the council. npm installs from its cache alone.
    const env = { EDITOR: "none", TEST_AT_NIGHT: "", CONTENT_FOLDER: "", npm_config_offline: "true" };
    const folder = mkdtempSync(path.join(tmpdir(), "council-"));
    const root = path.join(folder, "site");
    const npm = (...args: string[]) => run("npm", args, { cwd: root, env });
    let archive = "";
    test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test("is created from a release archive without a network", async () => {
      test.setTimeout(1_200_000);
      archive = packArchive();
      const answers = path.join(folder, "answers.yaml");
      writeFileSync(answers, sampleAnswers);
      const args = ["scripts/create.mjs", archive, root, "--answers", answers];
      expect(await runNode(args, { env })).toBe(0);
      const files = gitIn(root, "ls-files").split("\n");
      expect(files.filter((file) => /\.(?:ts|tsx|mjs|css)$/u.test(file))).toEqual([]);
    });

    test("has no errors in any language and width, and no fact of the example", async ({ browser }) => {
      test.setTimeout(1_200_000);
      const example = readContent(".").entries.flatMap(({ collection, value: { name } }) =>
        ["districts", "schools"].includes(collection.name) && typeof name === "object" && name && "en" in name
          ? [String(name.en)]
          : [],
      );
      expect(await npm("run", "translations", "--", "--record")).toBe(0);
      const former = replaceVocabularies(root);
      gitIn(root, "add", "--all");
      gitIn(root, "commit", "--quiet", "--message=Choose our lists");
      for (const command of ["help", "check", "build", "check:links"])
        expect(await npm("run", command), command).toBe(0);
      expect(findNames(path.join(root, publicFolder), [...example, ...former])).toEqual([]);
      expect(await errorsInEmptySite(browser, root)).toEqual([]);
    });

    test("takes a version in, and keeps its content", async () => {
      test.setTimeout(1_200_000);
      expect(await npm("run", "upgrade", "--", archive)).toBe(0);
      expect(gitIn(root, "status", "--porcelain", "--", contentFolder, "static")).toBe("");
    });
  });
