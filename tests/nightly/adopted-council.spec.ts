/**
 * The site of a council that just adopted it: other examinations, levels and districts, and no entries. Its pages have no
 * errors and no fact of the example, and all of `npm test` passes there.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { findFreePort } from "../../scripts/edit/ports";
import { replaceWithCopy } from "../../scripts/setup/copy-project";
import { run, runNode, runTypeScript } from "../../scripts/setup/run.mjs";
import { getEntries, readContent } from "../../src/content";
import { contentFolder } from "../../src/content/folders";
import { listFiles, publicFolder } from "../../src/pipeline/published-folder";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { gitIn, sampleAnswers } from "../adopt/adoption";
import { errorsInEmptySite } from "./check-empty-site";

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
    return ["exam", "level"].includes(former.key) ? former.values.map((value) => value.name.en) : [];
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

test.describe
  .serial("an adopted site without entries", () => {
    // The settings of these tests are not those of the copy.
    const env = { EDITOR: "none", TEST_AT_NIGHT: "", CONTENT_FOLDER: "" };
    let root = "";
    test.beforeAll(() => {
      const [council] = getEntries(readContent("."), "council");
      test.skip(!council?.value.specimen, "Only the example is adopted.");
      root = mkdtempSync(path.join(tmpdir(), "adopted-"));
      replaceWithCopy(root);
    });
    test.afterAll(() => root && rmSync(root, { recursive: true, force: true }));

    test("has no errors in any language and width, and no fact of the example", async ({ browser }) => {
      test.setTimeout(1_200_000);
      const example = readContent(root).entries.flatMap(({ collection, value: { name } }) =>
        ["districts", "schools"].includes(collection.name) && typeof name === "object" && name && "en" in name
          ? [String(name.en)]
          : [],
      );
      gitIn(root, "init", "--quiet");
      writeFileSync(path.join(root, ".git", "info", "exclude"), "node_modules\nanswers.yaml\n");
      gitIn(root, "add", "--all");
      gitIn(root, "commit", "--quiet", "--message=Begin");
      writeFileSync(path.join(root, "answers.yaml"), sampleAnswers);
      for (const args of [
        ["scripts/adopt.ts", "--answers", "answers.yaml"],
        ["scripts/translations.ts", "--record"],
      ])
        expect(await runNode(["--import", "tsx", ...args], { cwd: root, env }), args.join(" ")).toBe(0);
      const former = replaceVocabularies(root);
      gitIn(root, "add", "--all");
      gitIn(root, "commit", "--quiet", "--message=Adopt");
      for (const script of ["scripts/check.ts", "scripts/build.ts", "scripts/links.ts"])
        expect(await runTypeScript(script, { cwd: root, env }), script).toBe(0);
      expect(findNames(path.join(root, publicFolder), [...example, ...former])).toEqual([]);
      expect(await errorsInEmptySite(browser, path.join(root, publicFolder))).toEqual([]);
    });

    test("passes npm test", async () => {
      test.setTimeout(5_400_000);
      const port = String(await findFreePort());
      expect(await run("npm", ["test"], { cwd: root, env: { ...env, TEST_PORT: port } })).toBe(0);
    });
  });
