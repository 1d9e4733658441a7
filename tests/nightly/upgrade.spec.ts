/**
 * Upgrades a council's site from the version tagged before to the current commit, with the commands of docs/adopt.md. Its
 * content is the council for tests of that version. No file of it is lost, and check and build succeed.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { runTypeScript } from "../../scripts/setup/run.mjs";
import { contentFolder, documentsFolder } from "../../src/content/folders";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { gitIn, takeIn } from "../adopt/adoption";
import { councilFolder } from "../site/council";

const newestTag = ["describe", "--tags", "--abbrev=0", "HEAD^"];
const parts = [contentFolder, documentsFolder];

/** Replaces the content of a clone by that of its council for tests, except the interface messages. */
function replaceContent(root: string): void {
  for (const part of parts) {
    const own = path.join(root, councilFolder, part);
    if (!existsSync(own)) continue;
    for (const name of readdirSync(path.join(root, part)).filter((one) => one !== "locales"))
      rmSync(path.join(root, part, name), { recursive: true });
    cpSync(own, path.join(root, part), { recursive: true, filter: (from) => !from.includes("locales") });
  }
}

test("upgrades a council's site from the version tagged before", async () => {
  test.skip(!gitSucceeds(".", ...newestTag), "no version is tagged in this clone");
  test.setTimeout(1_200_000);
  const root = mkdtempSync(path.join(tmpdir(), "upgrade-"));
  const commit = (message: string) => {
    gitIn(root, "add", "--all");
    gitIn(root, "commit", "--quiet", "--allow-empty", `--message=${message}`);
  };
  const ownFiles = () => gitIn(root, "ls-files", "--", ...parts).split("\n");
  try {
    gitIn(".", "clone", "--quiet", ".", root);
    gitIn(root, "checkout", "--quiet", "-B", "council", git(".", ...newestTag));
    symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
    writeFileSync(path.join(root, ".git", "info", "exclude"), "node_modules\n");
    replaceContent(root);
    commit("Write the council's content");
    const before = ownFiles();
    takeIn(root, git(".", "rev-parse", "HEAD"));
    for (const script of ["scripts/upgrade.ts", "scripts/check.ts", "scripts/build.ts"])
      expect(await runTypeScript(script, { cwd: root, env: { EDITOR: "none", CONTENT_FOLDER: "" } }), script).toBe(0);
    commit("Take the newer version in");
    expect(ownFiles()).toEqual(expect.arrayContaining(before));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
