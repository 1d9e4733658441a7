import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { contentFolder, staticFolder } from "../../src/content/folders";
import { computeSha256 } from "../../src/content/sha256";
import { computeCodeDigest } from "../../src/pipeline/gatsby-cache";
import { deployFolder } from "../../src/pipeline/postbuild/server-config/write";
import { listFiles, publicFolder } from "../../src/pipeline/published-folder";
import { codeFolder, findTsx, runNode } from "./run.mjs";

/** Files and folders excluded from a copy: regenerated there, or shared by both. */
const left = new Set(["node_modules", ".cache", "public", ".git", "deploy", "test-results", ".trial"]);

/** The results of builds and the caches of tests, which later copies preserve so that the next are faster. */
const built: ReadonlySet<string> = new Set([".cache", publicFolder, ".trial"]);

/**
 * Copies the code in its current state into a folder, with the content of the project, to change and build it there.
 * Replaces an earlier copy, but preserves the cache and the output of its build. Shares `node_modules`.
 *
 * @param folder the path of the copy
 * @param excluded more files and folders that are not copied
 */
export function replaceWithCopy(folder: string, excluded: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder).filter((one) => !built.has(one))) {
    rmSync(path.join(folder, entry), { recursive: true });
  }
  for (const entry of readdirSync(codeFolder).filter((one) => !left.has(one) && !excluded.includes(one))) {
    cpSync(path.join(codeFolder, entry), path.join(folder, entry), { recursive: true });
  }
  link(findPackages(), path.join(folder, "node_modules"));
}

/** The folder of the copy of the code beside a council's content; git ignores it. */
const copyFolder = ".site";

/** The results of a build. In a council's folder they are links to those of the copy. */
const results = [".cache", publicFolder, deployFolder];

/** The files and folders of a council that a copy uses. */
const shared = [contentFolder, staticFolder, "package-lock.json"];

/**
 * Copies the code into a council's folder, which holds content alone, unless the copy there is the same. Links the
 * content into the copy, and the results of its builds into the folder.
 *
 * @returns the path of the copy
 */
export function placeCopy(council: string): string {
  const copy = path.join(council, copyFolder);
  const stamp = path.join(copy, ".copied");
  const digest = digestCode();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== digest) {
    replaceWithCopy(copy, shared);
    for (const name of shared) link(path.join(council, name), path.join(copy, name));
    writeFileSync(stamp, digest);
  }
  for (const name of results) {
    mkdirSync(path.join(copy, name), { recursive: true });
    link(path.join(copy, name), path.join(council, name));
  }
  return copy;
}

/**
 * Builds the site in a clone of the project, which has the code or the content alone.
 *
 * @returns the exit code
 */
export function buildIn(clone: string, env: Readonly<Record<string, string>>): Promise<number> {
  const hasCode = existsSync(path.join(clone, "gatsby-config.ts"));
  const code = hasCode ? clone : placeCopy(path.resolve(clone));
  return runNode(["--import", findTsx(), path.resolve(code, "scripts", "build.ts")], { env, cwd: clone });
}

/** Returns a digest of the code of builds and commands. */
function digestCode(): string {
  const programs = path.join(codeFolder, "scripts");
  const digests = listFiles(programs).map((file) => [file, computeSha256(readFileSync(path.join(programs, file)))]);
  return computeSha256(JSON.stringify([computeCodeDigest(codeFolder), digests]));
}

/** Finds the `node_modules` of the code: in its own folder, or in the folder around it. */
function findPackages(): string {
  const own = path.join(codeFolder, "node_modules");
  return existsSync(own) ? own : path.dirname(codeFolder);
}

/** Creates a link to a file or folder, unless there is something at the path. */
function link(target: string, at: string): void {
  if (lstatSync(at, { throwIfNoEntry: false }) === undefined)
    symlinkSync(path.relative(realpathSync(path.dirname(at)), realpathSync(target)), at, "junction");
}
