/**
 * An upgrade of a council's folder is killed at ten moments, has no network, or meets a full disk. Then it is repeated as
 * docs/adopt.md says, and the folder is what an upgrade in one go makes.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { readArchive, writeDependency } from "../../scripts/council/archive.mjs";
import { codeFolder, findTsx } from "../../scripts/setup/run.mjs";
import { commitAll, gitIn } from "../create/example";
import { createRandom } from "../random";
import { writerIn } from "../temporary-folder";

/** A package of our own lock file, which npm has in its cache. */
const dependency = "uqr";
const locked = JSON.parse(readFileSync("package-lock.json", "utf8")).packages[`node_modules/${dependency}`];

/** The program of a version. Its commands are those of the code; its check is none. */
const program = `#!/usr/bin/env node
const { spawnSync } = require("node:child_process");
const [name, ...args] = process.argv.slice(2);
const script = ${JSON.stringify(path.join(codeFolder, "scripts"))} + "/" + name + ".ts";
const run = () => spawnSync(process.execPath, ["--import", ${JSON.stringify(findTsx())}, script, ...args], { stdio: "inherit" });
process.exitCode = name === "check" ? 0 : (run().status ?? 1);
`;

const folder = mkdtempSync(path.join(tmpdir(), "upgrade-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Packs a version of a small product as npm does, and returns the path of the archive. */
function pack(version: string): string {
  const name = "sanskrit-council-site";
  const product = { name, version, bin: { [name]: "program.cjs" }, dependencies: { [dependency]: locked.version } };
  const write = writerIn(path.join(folder, version, "package"));
  const scripts = { upgrade: "", migrate: "", check: "" };
  write("package.json", JSON.stringify({ ...product, scripts, council: { commands: Object.keys(scripts) } }));
  // Each version needs more room for its lock file.
  const used = { ...locked, funding: "-".repeat(20_000 * Number(version[0])) };
  write("locked-packages.json", JSON.stringify({ packages: { "": product, [`node_modules/${dependency}`]: used } }));
  write("CHANGELOG.md", `## [${version}]\n\n- Clerks: a button.\n`);
  write("program.cjs", program);
  const archive = path.join(folder, `${version}.tgz`);
  execFileSync("tar", ["-czf", archive, "-C", path.join(folder, version), "package"]);
  return archive;
}

const [first, second] = [pack("1.0.0"), pack("2.0.0")];
const before = path.join(folder, "before");

/** Returns whether npm succeeds; with `seconds`, it is killed after them, with the programs that it started. */
function npm(root: string, args: readonly string[], { seconds, env = {} }: { seconds?: number; env?: object } = {}) {
  const limit = seconds === undefined ? [] : ["timeout", "--signal=KILL", String(seconds)];
  const [command = "", ...rest] = [...limit, "npm", ...args];
  const options = { cwd: root, env: { ...process.env, CONTENT_FOLDER: "", npm_config_prefer_offline: "true", ...env } };
  return spawnSync(command, rest, options).status === 0;
}

const upgrade = ["run", "upgrade", "--", second];

/** Repeats an upgrade: the command, or, where its program is gone, its steps. Returns what git then has of the folder. */
function repeat(root: string): string {
  if (!npm(root, upgrade)) for (const step of [["ci"], ["run", "migrate"], ["run", "check"]]) npm(root, step);
  gitIn(root, "add", "--all");
  return gitIn(root, "write-tree");
}

/** Copies the folder as it is before the upgrade. */
function copyTo(root: string): string {
  cpSync(before, root, { recursive: true, verbatimSymlinks: true });
  return root;
}

let expected = "";
let duration = 0;

test.beforeAll(async () => {
  const write = writerIn(before);
  write(".gitignore", "/node_modules/\n/.site/\n");
  for (let act = 1; act <= 30; act += 1) write(`content/acts/act-${act}.yaml`, `key: act-${act}\nprinted: 7211e922\n`);
  writeDependency(before, await readArchive(first));
  gitIn(before, "init", "--quiet");
  expect(npm(before, ["ci"])).toBe(true);
  commitAll(before);
  const root = copyTo(path.join(folder, "whole"));
  const started = Date.now();
  expect(npm(root, upgrade)).toBe(true);
  duration = (Date.now() - started) / 1000;
  expected = repeat(root);
  const files = gitIn(root, "diff", "--cached", "--name-only").split("\n");
  expect(files).toEqual(expect.arrayContaining(["content/acts/act-1.yaml", "package.json", "product/2.0.0.tgz"]));
});

test("an upgrade that was killed is completed by its repetition", () => {
  const random = createRandom(95);
  const moments = Array.from({ length: 10 }, (_, index) => ((index + random()) / 10) * duration);
  const results = moments.map((seconds, index) => {
    const root = copyTo(path.join(folder, `killed-${index}`));
    npm(root, upgrade, { seconds });
    return [seconds, repeat(root)];
  });
  expect(results).toEqual(moments.map((seconds) => [seconds, expected]));
});

test("an upgrade without a network is completed once there is one", () => {
  const root = copyTo(path.join(folder, "offline"));
  const env = { npm_config_offline: "true", npm_config_cache: path.join(folder, "empty") };
  expect(npm(root, upgrade, { env })).toBe(false);
  expect(repeat(root)).toBe(expected);
});

test("an upgrade that meets a full disk loses nothing, and is completed when there is room", () => {
  test.skip(process.getuid?.() !== 0, "Only the administrator mounts a small disk.");
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  test.skip(
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", disk]).status !== 0,
    "No disk is mounted here.",
  );
  try {
    for (const free of [0, 4, 8]) {
      const root = copyTo(path.join(disk, String(free)));
      const filler = path.join(disk, "filler");
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4k"]);
      const { length } = readFileSync(filler);
      writeFileSync(filler, Buffer.alloc(length - free * 1024));
      // npm frees some room when it installs.
      expect(npm(root, upgrade) && free === 0).toBe(false);
      for (const file of ["package.json", "package-lock.json"]) JSON.parse(readFileSync(path.join(root, file), "utf8"));
      for (let act = 1; act <= 30; act += 1)
        expect(readFileSync(path.join(root, `content/acts/act-${act}.yaml`), "utf8")).toContain(`key: act-${act}\n`);
      rmSync(filler);
      expect([free, repeat(root)]).toEqual([free, expected]);
      rmSync(root, { recursive: true });
    }
  } finally {
    spawnSync("umount", [disk]);
  }
});
