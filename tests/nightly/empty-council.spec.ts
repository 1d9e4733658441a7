/** An adopted site without entries: runs the check, the build and the link check, and opens every page. */
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../../scripts/setup/copy-project";
import { runNode, runTypeScript } from "../../scripts/setup/run.mjs";
import { getEntries, readContent } from "../../src/content";
import { publicFolder } from "../../src/pipeline/published-folder";
import { gitIn, sampleAnswers } from "../adopt/adoption";
import { errorsInEmptySite } from "./check-empty-site";
import { makeEmptySite } from "./make-empty-site";

test("an adopted site without entries has no errors in any language and width", async ({ browser }) => {
  test.setTimeout(1_200_000);
  const [council] = getEntries(readContent("."), "council");
  test.skip(!council?.value.specimen, "Only the example is adopted.");
  const root = copyProject("adopted");
  const answers = `${root}-answers.yaml`;
  writeFileSync(answers, sampleAnswers);
  try {
    gitIn(root, "init", "--quiet");
    writeFileSync(path.join(root, ".git", "info", "exclude"), "node_modules\n");
    gitIn(root, "add", "--all");
    gitIn(root, "commit", "--quiet", "--message=Begin");
    expect(await runNode(["--import", "tsx", "scripts/adopt.ts", "--answers", answers, "--root", root])).toBe(0);
    makeEmptySite(root);
    for (const script of ["scripts/check.ts", "scripts/build.ts", "scripts/links.ts"])
      expect(await runTypeScript(script, { cwd: root, env: { EDITOR: "none" } }), script).toBe(0);
    expect(await errorsInEmptySite(browser, path.join(root, publicFolder))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
    rmSync(answers, { force: true });
  }
});
