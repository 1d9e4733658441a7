/** A council's folder is created and built from a release archive and the archive of its packages, with the network off. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { packArchive } from "../../scripts/release/pack";
import { packPackages } from "../../scripts/release/pack-packages";
import { run } from "../../scripts/setup/run.mjs";
import { publicFolder } from "../../src/pipeline/published-folder";
import { test } from "../test-in-folder";
import { fastBuild } from "./clones";

/** Runs a program without network cards. Where a container forbids it, npm alone does without the network. */
const isolation = spawnSync("unshare", ["-rn", "true"]).status === 0 ? ["unshare", "-rn"] : ["env"];

test("a folder is installed and built without a network, in a new place", async ({ folder }) => {
  test.setTimeout(1_200_000);
  const archive = await packArchive();
  const packages = await packPackages(archive);
  execFileSync("tar", ["-xf", packages, "-C", folder]);
  rmSync(packages);
  const env = {
    ...{ EDITOR: "none", TEST_AT_NIGHT: "", ...fastBuild },
    ...{ npm_config_offline: "true", npm_config_cache: path.join(folder, "npm-cache") },
  };
  const [program = "", ...options] = isolation;
  const runAlone = (cwd: string, ...args: string[]) => run(program, [...options, ...args], { cwd, env });
  const site = path.join(folder, "site");
  expect(await runAlone(".", process.execPath, "scripts/create.mjs", archive, site)).toBe(0);
  const installed: Record<string, { os?: string[] }> = JSON.parse(
    readFileSync(path.join(site, "node_modules", ".package-lock.json"), "utf8"),
  ).packages;
  const foreign = Object.entries(installed).filter(([, { os }]) => os && !os.includes(process.platform));
  expect(foreign).toEqual([]);
  expect(await runAlone(site, "npm", "run", "build")).toBe(0);
  expect(existsSync(path.join(site, publicFolder, "index.html"))).toBe(true);
});
