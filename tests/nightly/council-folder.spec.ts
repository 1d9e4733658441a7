/**
 * The folder of a council, created from a release archive without a network. First it has no entries and three languages;
 * then it becomes the second council for tests, with Hindi first. It is published, withdraws a document, and takes a later
 * version in.
 */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { stringify } from "yaml";
import { packArchive } from "../../scripts/release/pack";
import { type Serving, serveFolder } from "../../scripts/serve/server";
import { run, runNode } from "../../scripts/setup/run.mjs";
import { listProjectFiles } from "../../src/content";
import { readEntries } from "../../src/content/disk";
import { contentFolder } from "../../src/content/folders";
import { isRead } from "../../src/content/reading";
import { withdrawDocument } from "../../src/content/withdrawal";
import { getTodayInIndia } from "../../src/language/dates";
import { listFiles, publicFolder } from "../../src/pipeline/published-folder";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { vocabularyFiles } from "../../src/schema/vocabulary-files";
import { documentsUrl } from "../../src/site/documents";
import { getPageFile } from "../../src/site/http";
import { pathTo } from "../../src/site/paths";
import { commitAll, gitIn, sampleAnswers } from "../create/example";
import { findErrorsInEmptySite } from "../site/empty-site";
import { getOwnValues, writeHindiCouncil } from "../site/hindi-council";
import { orders } from "../site/lists-by-file";
import { writerIn } from "../temporary-folder";
import { fastBuild } from "./clones";

const values = [
  { key: "first-choice", name: { en: "First choice", hi: "पहला विकल्प", sa: "प्रथमो विकल्पः" } },
  { key: "second-choice", name: { en: "Second choice", hi: "दूसरा विकल्प", sa: "द्वितीयो विकल्पः" } },
];

/** Writes other values of every vocabulary of a project. Returns the product's English names of examinations and levels. */
function replaceVocabularies(project: string): string[] {
  return Object.values(vocabularyFiles).flatMap((file) => {
    const former = vocabularyEntries.schema.parse(file);
    const own = `${contentFolder}/${vocabularyEntries.folder}/${former.key}.yaml`;
    writerIn(project)(own, stringify({ key: former.key, values }));
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

/** The later version, and a page that it words otherwise. */
const later = { version: "99.0.0", page: "privacy", words: "नया –" } as const;

/** Makes an archive of a later version, which changes two texts. Returns its path. */
function createLaterArchive(archive: string, folder: string): string {
  const code = path.join(folder, "package");
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  const change = (file: string, pattern: RegExp, text: string) => {
    const before = readFileSync(path.join(code, file), "utf8");
    expect(before, file).toMatch(pattern);
    writeFileSync(path.join(code, file), before.replace(pattern, text));
  };
  change("package.json", /"version": "[^"]+"/u, `"version": "${later.version}"`);
  change("CHANGELOG.md", /## \[Unreleased\]\n/u, `$&\n## [${later.version}] - 2030-01-01\n\n- Clerks: a new button.\n`);
  change(`product/pages/${later.page}.yaml`, /( {2}hi: )(?=\S)/u, `$1${later.words} `);
  const file = path.join(folder, "later.tgz");
  execFileSync("tar", ["-czf", file, "-C", folder, "package"]);
  return file;
}

/** Paths below `/` and `/en/`: the tests' own site has English at `/`. */
const [orderList, schools, results] = [pathTo(orders.name, "en"), pathTo("schools", "en"), pathTo("results", "en")];
const laterPage = pathTo(later.page, "en");

test.describe
  .serial("a council's folder", () => {
    // The settings of these tests are not those of the council. npm installs from its cache alone.
    const env = { EDITOR: "none", TEST_AT_NIGHT: "", npm_config_offline: "true", ...fastBuild };
    const folder = mkdtempSync(path.join(tmpdir(), "council-"));
    const root = path.join(folder, "site");
    const releases = path.join(folder, "releases");
    const npm = (...args: string[]) => run("npm", args, { cwd: root, env });
    const readPublished = (file: string) => readFileSync(path.join(root, publicFolder, file), "utf8");
    /** Returns the groups of all matches in a published file. */
    const findAll = (file: string, pattern: RegExp) =>
      Array.from(readPublished(file).matchAll(pattern), ([, ...groups]) => groups);
    let archive = "";
    let server: Serving | undefined;
    test.beforeEach(() => test.setTimeout(1_200_000));
    test.afterAll(async () => {
      await server?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Opens a page of the folder's site. */
    async function open(page: Page, address: string): Promise<void> {
      server ??= await serveFolder(path.join(root, publicFolder));
      await page.goto(server.origin + address);
    }

    test("is created from a release archive without a network", async () => {
      archive = await packArchive();
      const answers = path.join(folder, "answers.yaml");
      writeFileSync(answers, sampleAnswers);
      const args = ["scripts/create.mjs", archive, root, "--answers", answers];
      expect(await runNode(args, { env })).toBe(0);
      const files = gitIn(root, "ls-files").split("\n");
      expect(files.filter((file) => /\.(?:ts|tsx|mjs|css)$/u.test(file))).toEqual([]);
    });

    test("a site without entries has no errors in any language and width, and no fact of the example", async ({
      browser,
    }) => {
      const example = readEntries(".")
        .filter(isRead)
        .flatMap(({ collection, value: { name } }) =>
          ["districts", "schools"].includes(collection.name) && typeof name === "object" && name && "en" in name
            ? [String(name.en)]
            : [],
        );
      expect(await npm("run", "translations", "--", "--record")).toBe(0);
      const former = replaceVocabularies(root);
      commitAll(root);
      for (const command of ["help", "check", "build", "check:links"])
        expect(await npm("run", command), command).toBe(0);
      expect(findNames(path.join(root, publicFolder), [...example, ...former])).toEqual([]);
      expect(await findErrorsInEmptySite(browser, root)).toEqual([]);
    });

    test("a site with Hindi first has no errors, and every text names its language", async () => {
      writeHindiCouncil(root);
      commitAll(root);
      for (const command of ["check", "build", "check:links"]) expect(await npm("run", command), command).toBe(0);
      for (const [language, prefix] of [
        ["hi", ""],
        ["en", "/en"],
      ] as const) {
        for (const page of ["/index.html", "/404.html", getPageFile(orderList), getPageFile(schools)])
          expect(findAll(prefix + page, /<html lang="(\w+)"/gu), prefix + page).toEqual([[language]]);
        const alternates = /hrefLang="([\w-]+)" href="https:\/\/[^/]+([^"]*)"/gu;
        expect(findAll(prefix + getPageFile(orderList), alternates), prefix).toEqual([
          ["hi", orderList],
          ["en", `/en${orderList}`],
          ["x-default", orderList],
        ]);
      }
      expect(existsSync(path.join(root, publicFolder, "hi"))).toBe(false);
      const marked = (file: string, pattern: RegExp) => [...new Set(findAll(file, pattern).flat())].sort();
      const titles = /<th scope="row"><a href="[^"]+">(<span lang="hi">)?/gu;
      expect(marked(`en${getPageFile(orderList)}`, titles)).toEqual(['<span lang="hi">', undefined]);
      expect(marked(getPageFile(orderList), titles)).toEqual([undefined]);
      expect(marked("en/feeds/orders.atom", /<title([^>]*)>[^<]*specimen/gu)).toEqual(["", ' xml:lang="hi"']);
      const untranslated = /"untranslated":"(\w+)"/gu;
      expect(marked("search-index/en.json", untranslated)).toEqual(["hi"]);
      expect(marked("search-index/hi.json", untranslated)).toEqual([]);
    });

    test("shows its values, words and emblem, finds them, and changes the language", async ({ page }) => {
      await open(page, schools);
      const main = page.getByRole("main");
      const [[hindi = "", english = ""] = []] = getOwnValues("management");
      await expect(main.getByRole("cell", { name: hindi }).first()).toBeVisible();
      await expect(main).toContainText("ज़िलावार");
      await expect(main).not.toContainText("जनपद");
      await expect(page.locator("header img").first()).toHaveAttribute("src", /^\/brand\/emblem\.svg/u);
      const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
      expect(JSON.parse(readPublished(String(manifest)))).toMatchObject({ lang: "hi-IN", theme_color: "#7a1f3d" });
      await page.getByRole("navigation").getByRole("link", { name: "English", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/en${schools}$`, "u"));
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(main.getByRole("cell", { name: english }).first()).toBeVisible();
      for (const [prefix, query] of [
        ["", "विशारद"],
        ["", "visharada"],
        ["/en", "visharada"],
      ]) {
        await open(page, `${prefix}${pathTo("search", "en")}?q=${query}`);
        const first = main.getByRole("listitem").first().getByRole("link").first();
        await expect(first, query).toHaveAttribute("href", new RegExp(`^${prefix}${results}/results-`, "u"));
      }
    });

    test("redirects old addresses with queries, in any order of the pairs", async ({ page }) => {
      await open(page, "/");
      for (const [from, to] of [
        ["/index.php", "/"],
        ["/index.php?lang=en&page=orders", `/en${orderList}`],
        ["/index.php?page=orders", orderList],
        [`/index.php?page=${encodeURIComponent("पाठशाला")}`, schools],
      ] as const) {
        const answer = await fetch(`${server?.origin}${from}`, { redirect: "manual" });
        expect([from, answer.headers.get("location")]).toEqual([from, to]);
      }
    });

    test("is published, and a withdrawn document is gone in every later publication", async () => {
      mkdirSync(releases);
      expect(await npm("run", "publish", "--", "--to", releases)).toBe(0);
      const served = await serveFolder(path.join(releases, "current"));
      try {
        const status = async () => (await fetch(`${served.origin}${documentsUrl}/orders-1.pdf`)).status;
        expect(await status()).toBe(200);
        const withdrawal = { name: "orders-1.pdf", day: getTodayInIndia(new Date()), by: "asker", reason: "A test." };
        for (const [file, text] of withdrawDocument(listProjectFiles(root), withdrawal)) {
          if (text === null) rmSync(path.join(root, file));
          else writerIn(root)(file, text);
        }
        expect(await npm("run", "rollback", "--", "current", "--to", releases)).toBe(0);
        expect(await status()).toBe(410);
        expect(await npm("run", "publish", "--", "--to", releases)).toBe(0);
        expect(await status()).toBe(410);
      } finally {
        await served.close();
      }
    });

    test("takes a later version in, keeps its content, and shows better texts of what it did not change", async () => {
      commitAll(root);
      const lines: string[] = [];
      const args = ["run", "upgrade", "--", createLaterArchive(archive, folder), "--language", "en"];
      expect(await run("npm", args, { cwd: root, env, onOutput: (text) => lines.push(text) })).toBe(0);
      const said = lines.join("");
      expect(said).toContain(later.version);
      expect(said).toContain("a new button.");
      expect(gitIn(root, "status", "--porcelain", "--", contentFolder, "static")).toBe("");
      expect(await npm("run", "build")).toBe(0);
      expect(readPublished(getPageFile(laterPage))).toContain(later.words);
    });
  });
