import { createHash, type Hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { newestContentCommit } from "../../src/build/content-history";
import { contentFolderIn } from "../../src/content/folders";
import { todayInIndia } from "../../src/language/dates";

/** Where the site is built to. */
export const publicFolder = "public";

/**
 * The code of the site. What Gatsby keeps of a build holds for the very code that made it: it looks at its own
 * configuration for changes and at templates, not at what those import, and a page whose styles alone changed keeps the
 * old ones. Content, which changes every day, is not among them.
 */
const code = [
  "src",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  // Pages that it has sealed are not looked through again.
  "scripts/build/seal.ts",
];

/** What the site is made from, besides content and the environment: folders and files of the project. */
const sources = [
  ...code,
  "static",
  "scripts/build",
  "scripts/build.ts",
  "scripts/hosts",
  "scripts/editor",
  "editor/package-lock.json",
  "scripts/check.ts",
  "tsconfig.json",
];

/** Files among the sources that the site is not made from: tests, and the types that the build itself writes. */
const uninvolved = /\.test\.tsx?$|\/gatsby-types\.d\.ts$/;

/** Every file below a folder, by its path from where the folder is named from, with `/`, in a fixed order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/"))
    .sort();
}

/** The address of a published file, with a leading slash: its path below the published folder. */
export function addressIn(folder: string, file: string): string {
  return `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
}

/** A digest of all that the site is made from in a project's folder, the day in India included; two equal ones give the same site. */
export async function fingerprintOfSources(project: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash("sha256");
  // Entries appear and move to the archive by the day.
  hash.update(todayInIndia(new Date()));
  // The day on which a page last changed is that of a commit.
  hash.update(newestContentCommit(project));
  // Gatsby writes variables of this name into the site, others are the editor's; the last names the content.
  for (const name of Object.keys(environment)
    .filter((key) => /^(?:GATSBY_|EDITOR)|^CONTENT_DIR$/u.test(key))
    .sort()) {
    hash.update(`${name}=${environment[name]}\0`);
  }
  await addFiles(hash, project, [...sources, contentFolderIn(environment)]);
  return hash.digest("hex");
}

/** A digest of the code of the site: what Gatsby kept of an earlier build may only be used again by the same. */
export async function fingerprintOfCode(project: string): Promise<string> {
  const hash = createHash("sha256");
  await addFiles(hash, project, code);
  return hash.digest("hex");
}

async function addFiles(hash: Hash, project: string, names: readonly string[]): Promise<void> {
  for (const source of names) {
    for (const file of await involvedFiles(path.resolve(project, source))) {
      hash.update(`${path.relative(project, file).replaceAll(path.sep, "/")}\0`);
      hash.update(
        createHash("sha256")
          // In one go: thousands of small files take ten times as long when each is waited for.
          .update(readFileSync(file))
          .digest(),
      );
    }
  }
}

async function involvedFiles(source: string): Promise<string[]> {
  const found = await stat(source).catch(() => undefined);
  if (!found) return [];
  return found.isFile() ? [source] : (await filesBelow(source)).filter((file) => !uninvolved.test(file));
}

/** A digest of what stands in a folder: names, sizes and times. It changes when anything is written there. */
export async function fingerprintOfFolder(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await filesBelow(folder)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest("hex");
}
