import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../content/folders";
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
  // Names the packages of a release archive.
  "locked-packages.json",
];

/** Matches source files that do not affect a build: tests, and the types that a build generates. */
const uninvolved = /\.test\.tsx?$|(?:^|\/)gatsby-types\.d\.ts$/u;

/** Returns the path of the file that a build writes at its end. */
export const stampFile = (project: string) => path.join(project, ".cache", "build");

/** Checks whether caches of a complete build exist. */
export const hasCache = (project: string) => existsSync(stampFile(project));

/** Returns why the caches of the last build cannot be trusted; undefined if they can be trusted or do not exist. */
export function findDoubt(project: string): string | undefined {
  const stamp = stampFile(project);
  if (!existsSync(path.join(project, ".cache"))) return undefined;
  if (!existsSync(path.join(project, publicFolder)))
    return existsSync(stamp) ? `${publicFolder}/ is missing` : undefined;
  if (!existsSync(stamp)) return "it did not end, or the development server has run since";
  const [code] = readFileSync(stamp, "utf8").split("\n");
  if (code !== computeCodeDigest(project)) return "its code, packages, settings, version of Node or folder were others";
  return isPublishedWhole(project) ? undefined : `${publicFolder}/ is not as it left it`;
}

/** Checks whether the published folder has the files of the last build, by their names and sizes. */
export function isPublishedWhole(project: string): boolean {
  const [, published] = readFileSync(stampFile(project), "utf8").split("\n");
  return published === digestOfPublished(project);
}

/**
 * Begins to use Gatsby's cache. If it cannot be trusted, removes the published folder: Gatsby then clears its cache except
 * for webpack's, which is removed as well. Must run before Gatsby loads the cache. Until the build ends, nothing trusts the cache.
 *
 * @param doubt the result of `findDoubt`
 */
export function beginCache(project: string, doubt: string | undefined): void {
  rmSync(stampFile(project), { force: true });
  if (!doubt) return;
  // webpack knows changes of modules, but not of what the pipeline makes of them, such as names of classes.
  for (const folder of [publicFolder, path.join(".cache", "webpack")])
    rmSync(path.join(project, folder), { recursive: true, force: true });
}

/** Records at the end of a build its code and the files that it published. */
export function stampGatsbyCache(project: string): void {
  writeFileSync(stampFile(project), [computeCodeDigest(project), digestOfPublished(project)].join("\n"));
}

/** Returns a digest of the names and sizes of the published files. */
function digestOfPublished(project: string): string {
  const folder = path.join(project, publicFolder);
  const files = listFiles(folder);
  return computeSha256(JSON.stringify(files.map((file) => [file, statSync(path.join(folder, file)).size])));
}

/** The folders of the code, and of the files that describe lists: types, routes and bundles follow from them. */
const codeFolders = ["src", "product", `${contentFolder}/collections`];

/** Returns a digest of the code, packages, settings and version of Node that a build uses, and of the project's folder. */
export function computeCodeDigest(project: string): string {
  // Gatsby's nodes name files by absolute paths, so a cache is valid in one folder only.
  const hash = createHash("sha256").update(`${process.version}\0${realpathSync(project)}\0`);
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith("GATSBY_") && key !== "GATSBY_CPU_COUNT")
    .sort())
    hash.update(`${name}=${process.env[name]}\0`);
  const sources = codeFolders.flatMap((folder) =>
    existsSync(path.join(project, folder))
      ? listFiles(path.join(project, folder)).map((file) => `${folder}/${file}`)
      : [],
  );
  for (const file of [...sources, ...code]) {
    const whole = path.join(project, file);
    if (!uninvolved.test(file) && existsSync(whole)) hash.update(`${file}\0${computeSha256(readFileSync(whole))}\0`);
  }
  return hash.digest("hex");
}
