import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { computeSha256 } from "../content/sha256";
import { listFiles, publicFolder } from "./published-folder";

/** The code that affects a build, in addition to `src`. Gatsby checks only its configuration files at the root for changes. */
const code = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
  // Lists the packages that npm has actually installed, which may differ from the lock file.
  "node_modules/.package-lock.json",
];

/** Matches source files that do not affect a build: tests, and the types that a build generates. */
const uninvolved = /\.test\.tsx?$|(?:^|\/)gatsby-types\.d\.ts$/u;

const ownerFile = (project: string) => path.join(project, ".cache", "code");

/**
 * Removes the published folder if other code, packages, Node version or project folder made Gatsby's cache. Gatsby then
 * clears its cache, as it does whenever the published folder is missing. Must run before Gatsby loads the cache.
 */
export function dropForeignCache(project: string): void {
  if (!existsSync(path.join(project, ".cache"))) return;
  const owner = existsSync(ownerFile(project)) ? readFileSync(ownerFile(project), "utf8") : undefined;
  if (owner !== digestOfCode(project)) rmSync(path.join(project, publicFolder), { recursive: true, force: true });
}

/** Records after a finished build which code made the cache. */
export function stampGatsbyCache(project: string): void {
  writeFileSync(ownerFile(project), digestOfCode(project));
}

function digestOfCode(project: string): string {
  // Gatsby's nodes name files by absolute paths, so a cache is valid in one folder only.
  const hash = createHash("sha256").update(`${process.version}\0${realpathSync(project)}\0`);
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith("GATSBY_"))
    .sort())
    hash.update(`${name}=${process.env[name]}\0`);
  const sources = listFiles(path.join(project, "src")).sort();
  for (const file of [...sources.map((source) => `src/${source}`), ...code]) {
    const whole = path.join(project, file);
    if (!uninvolved.test(file) && existsSync(whole)) hash.update(`${file}\0${computeSha256(readFileSync(whole))}\0`);
  }
  return hash.digest("hex");
}
