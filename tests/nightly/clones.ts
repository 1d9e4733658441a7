/** Clones of the newest commit, their builds, and the differences between the sites that these give. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { publicFolder } from "../../src/pipeline/published-folder";
import { compression } from "../../src/site/http";

const command = ["--import", "tsx", "scripts/build.ts"] as const;

/** The environment of a build of a clone's own content, which compresses as tests do, in a twentieth of the time. */
export const fastBuild = { COMPRESSION_LEVEL: String(compression.fastLevel), CONTENT_FOLDER: "" };

/** Clones the project, with its packages, and returns the path of the clone. */
export function clone(root: string, name: string): string {
  const project = path.join(root, name);
  execFileSync("git", ["clone", "--quiet", ".", project], { stdio: "inherit" });
  // Hard links: no build writes to these files, and each site finds them in its folder.
  execFileSync("cp", ["--recursive", "--link", "node_modules", project], { stdio: "inherit" });
  return project;
}

/** Builds the site of a clone. The live site, built again each night, shows the same for the highest compression. */
export async function buildClone(project: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  await promisify(execFile)(process.execPath, command, {
    cwd: project,
    env: { ...process.env, ...fastBuild, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}

/** Begins to build the site of a clone, and kills the build with its child processes after some seconds. */
export function breakBuild(project: string, seconds: number): void {
  spawnSync("timeout", ["--signal=KILL", String(seconds), process.execPath, ...command], {
    cwd: project,
    env: { ...process.env, ...fastBuild },
    stdio: "ignore",
  });
}

/** Returns diff's report of the files in which the sites of two clones differ. */
export function findDifferences(one: string, other: string): string[] {
  const folders = [one, other].map((project) => path.join(project, publicFolder));
  const { stdout, status } = spawnSync("diff", ["--recursive", "--brief", ...folders], { encoding: "utf8" });
  if (status === null || status > 1) throw new Error("The sites could not be compared: diff did not run.");
  return stdout.split("\n").filter(Boolean);
}
