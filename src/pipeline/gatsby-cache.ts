import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { computeSha256 } from "../content/sha256";
import { filesIn, publicFolder } from "./published-folder";

/** The code that a build is made by: Gatsby itself looks only at its own files at the root for changes. */
const code = [
  "src",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
  // What npm has really installed, whatever the lock file says.
  "node_modules/.package-lock.json",
];

/** Files of the code that no build is made by: tests, and the types that a build writes. */
const uninvolved = /\.test\.tsx?$|(?:^|\/)gatsby-types\.d\.ts$/u;

const ownerFile = (project: string) => path.join(project, ".cache", "code");

/**
 * Removes the published folder where other code, other packages, another Node or another folder have made what is in Gatsby's cache. Gatsby
 * then empties the cache too, as it does wherever the published folder is missing. Called before Gatsby reads the cache.
 */
export function dropForeignCache(project: string): void {
  if (!existsSync(path.join(project, ".cache"))) return;
  const owner = existsSync(ownerFile(project)) ? readFileSync(ownerFile(project), "utf8") : undefined;
  if (owner !== digestOfCode(project)) rmSync(path.join(project, publicFolder), { recursive: true, force: true });
}

/** Notes after a finished build by which code the cache was made. */
export function stampGatsbyCache(project: string): void {
  writeFileSync(ownerFile(project), digestOfCode(project));
}

function digestOfCode(project: string): string {
  // Gatsby's nodes name files by whole paths, so a cache in another folder is of another project.
  const hash = createHash("sha256").update(`${process.version}\0${realpathSync(project)}\0`);
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith("GATSBY_"))
    .sort())
    hash.update(`${name}=${process.env[name]}\0`);
  for (const source of code) {
    const whole = path.join(project, source);
    const isFolder = source === "src";
    for (const file of isFolder ? filesIn(whole).sort() : [""]) {
      if (uninvolved.test(file) || !existsSync(path.join(whole, file))) continue;
      const content = computeSha256(readFileSync(path.join(whole, file)));
      hash.update(`${source}/${file}\0${content}\0`);
    }
  }
  return hash.digest("hex");
}
