/** The site of a council with Hindi at `/` and English at `/en`, whose orders and schools are in Hindi alone. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parse, stringify } from "yaml";
import { runTypeScript } from "../../scripts/setup/run.mjs";
import { isGroup } from "../../src/content/fields";
import { contentFolder, languagesFile, oldPathsSource } from "../../src/content/folders";
import { publicFolder } from "../../src/pipeline/published-folder";
import { getPageFile } from "../../src/site/http";
import { pathTo } from "../../src/site/paths";
import { copyCouncil } from "../site/copy-council";

/** The files of lists below `/` and `/en/`: the tests' own site has English at `/`. */
const orders = getPageFile(pathTo("orders", "en")).slice(1);
const schools = getPageFile(pathTo("schools", "en")).slice(1);

const folder = path.join(".trial", "hindi-first");

/** Changes the content of the copy to that of a council that writes in Hindi. */
function putHindiFirst(): void {
  writeFileSync(path.join(folder, languagesFile), "- hi\n- code: en\n  partial: true\n");
  const redirects = path.join(folder, oldPathsSource);
  // Its Hindi pages have no prefix.
  writeFileSync(redirects, readFileSync(redirects, "utf8").replaceAll(",/hi/", ",/"));
  for (const list of ["orders", "tables/schools"])
    for (const name of readdirSync(path.join(folder, contentFolder, list))) {
      const file = path.join(folder, contentFolder, list, name);
      const keepHindi = (_name: unknown, value: unknown) =>
        isGroup(value) && "hi" in value ? { hi: value.hi } : value;
      writeFileSync(file, stringify(JSON.parse(JSON.stringify(parse(readFileSync(file, "utf8")), keepHindi))));
    }
}

const readPublished = (file: string) => readFileSync(path.join(folder, publicFolder, file), "utf8");

/** Returns the groups of all matches in a published file. */
const findAll = (file: string, pattern: RegExp) =>
  Array.from(readPublished(file).matchAll(pattern), ([, ...groups]) => groups);

test("a council with Hindi first has no errors, and every text names its language", async () => {
  test.setTimeout(1_200_000);
  copyCouncil(folder);
  try {
    putHindiFirst();
    const env = { EDITOR: "none", TEST_AT_NIGHT: "", CONTENT_FOLDER: "" };
    for (const script of ["scripts/check.ts", "scripts/build.ts", "scripts/links.ts"])
      expect(await runTypeScript(script, { cwd: folder, env }), script).toBe(0);
    for (const [language, prefix] of [
      ["hi", "/"],
      ["en", "/en/"],
    ] as const)
      for (const page of ["index.html", "404.html", orders, schools])
        expect(findAll(prefix + page, /<html lang="(\w+)"/gu), prefix + page).toEqual([[language]]);
    expect(existsSync(path.join(folder, publicFolder, "hi"))).toBe(false);
    for (const prefix of ["/", "/en/"])
      expect(findAll(prefix + orders, /hrefLang="([\w-]+)" href="https:\/\/[^/]+([^"]*)"/gu), prefix).toEqual([
        ["hi", pathTo("orders", "en")],
        ["en", `/en${pathTo("orders", "en")}`],
        ["x-default", pathTo("orders", "en")],
      ]);
    const titles = /<th scope="row"><a href="[^"]+">(<span lang="hi">)?/gu;
    expect(new Set(findAll(`en/${orders}`, titles).flat())).toEqual(new Set(['<span lang="hi">']));
    expect(new Set(findAll(orders, titles).flat())).toEqual(new Set([undefined]));
    expect(new Set(findAll("en/feeds/orders.atom", /<title([^>]*)>[^<]*specimen/gu).flat())).toEqual(
      new Set([' xml:lang="hi"']),
    );
    const untranslated = /"untranslated":"(\w+)"/gu;
    expect(new Set(findAll("search-index/en.json", untranslated).flat())).toEqual(new Set(["hi"]));
    expect(findAll("search-index/hi.json", untranslated)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
