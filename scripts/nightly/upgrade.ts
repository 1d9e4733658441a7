import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { contentFolder, documentsFolder } from "../../src/content/folders";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { takeIn } from "../../tests/adopt/upgrade";
import { councilFolder } from "../../tests/site/council";
import { run } from "../setup/run.mjs";

/** Runs git in a copy of the project, with a fixed author. */
function gitIn(project: string, ...args: readonly string[]): string {
  return git(project, "-c", "user.name=A council", "-c", "user.email=council@board.example", ...args);
}

/** Commits everything in a copy of the project. */
function commitAll(project: string, message: string): void {
  gitIn(project, "add", "--all");
  gitIn(project, "commit", "--quiet", "--allow-empty", `--message=${message}`);
}

/**
 * `node --import tsx scripts/nightly/upgrade.ts VERSION` tests the upgrade of a council's site from an older version to
 * the current commit, with the commands of docs/adopt.md. VERSION is a tag or commit, by default the newest tag. The
 * content is that version's council for tests. The test fails if a file of it is lost, or if `npm run upgrade`,
 * `npm run check` or `npm run build` fails. `--without-build` skips the build.
 */

const { values, positionals } = parseArgs({
  options: { "without-build": { type: "boolean" } },
  allowPositionals: true,
});

/** Clones the project at the older version, and replaces its content by that version's council for tests. */
function beginCouncil(root: string, version: string): void {
  git(".", "clone", "--quiet", ".", root);
  gitIn(root, "checkout", "--quiet", "-B", "council", version);
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  writeFileSync(path.join(root, ".git", "info", "exclude"), "node_modules\n");
  for (const part of [contentFolder, documentsFolder]) {
    const own = path.join(root, councilFolder, part);
    if (!existsSync(own)) continue;
    // Keeps the interface messages, because the council for tests has only some of them.
    const kept = path.join(root, contentFolder, "locales");
    for (const name of readdirSync(path.join(root, part)).filter((one) => path.join(root, part, one) !== kept)) {
      rmSync(path.join(root, part, name), { recursive: true });
    }
    cpSync(own, path.join(root, part), { recursive: true, filter: (from) => !from.includes("locales") });
  }
  commitAll(root, "Write the council's content");
}

async function main(version: string): Promise<number> {
  const root = mkdtempSync(path.join(tmpdir(), "upgrade-"));
  const newer = git(".", "rev-parse", "HEAD");
  const filesIn = () => gitIn(root, "ls-files", "--", contentFolder, documentsFolder).split("\n");
  try {
    beginCouncil(root, git(".", "rev-parse", `${version}^{commit}`));
    const before = filesIn();
    takeIn(root, newer);
    const scripts = [
      "scripts/upgrade.ts",
      "scripts/check.ts",
      ...(values["without-build"] ? [] : ["scripts/build.ts"]),
    ];
    for (const script of scripts) {
      console.log(`\n=== ${script} ===`);
      const code = await run(process.execPath, ["--import", "tsx", script], { cwd: root, env: { EDITOR: "none" } });
      if (code !== 0) return code;
    }
    commitAll(root, "Take the newer version in");
    const after = new Set(filesIn());
    const lost = before.filter((file) => !after.has(file));
    console.log(`\n${before.length} files of the council before, ${after.size} after, ${lost.length} lost.`);
    return lost.length === 0 ? 0 : 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Returns the newest tag before the current commit; undefined if there is none. */
function newestTag(): string | undefined {
  const args = ["describe", "--tags", "--abbrev=0", "HEAD^"];
  return gitSucceeds(".", ...args) ? git(".", ...args) : undefined;
}

const version = positionals[0] ?? newestTag();
if (version === undefined)
  console.log("No version is tagged yet; name a commit: node --import tsx scripts/nightly/upgrade.ts COMMIT");
else {
  main(version).then((code) => {
    process.exitCode = code;
  });
}
