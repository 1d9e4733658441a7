import { readFileSync, writeFileSync } from "node:fs";
import { git } from "../../src/pipeline/git";
import { parseChangelog } from "../upgrade/changelog";

/** The error of a release that cannot be made. */
export class ReleaseError extends Error {}

/** The file of the changes of every version. */
export const changelogFile = "CHANGELOG.md";

/** A version and its day, YYYY-MM-DD. */
interface Release {
  readonly version: string;
  readonly day: string;
}

/** The files that name the version, with the edit that each needs. An edit that changes nothing is an error. */
const edits: Readonly<Record<string, (text: string, release: Release) => string>> = {
  "package.json": (text, { version }) => text.replace(/("version": )"[^"]+"/u, `$1"${version}"`),
  "package-lock.json": (text, { version }) =>
    text
      .replace(/("version": )"[^"]+"/u, `$1"${version}"`)
      .replace(/("": \{\n\s+"name": "[^"]+",\n\s+"version": )"[^"]+"/u, `$1"${version}"`),
  "publiccode.yml": (text, { version, day }) =>
    text.replace(/^(softwareVersion:) .*$/mu, `$1 ${version}`).replace(/^(releaseDate:) .*$/mu, `$1 "${day}"`),
  [changelogFile]: (text, { version, day }) =>
    text.replace(/^## \[Unreleased\]\n/mu, `## [Unreleased]\n\n## [${version}] - ${day}\n`),
};

/** The files that name the version. */
export const versionFiles = Object.keys(edits);

/**
 * Names what an archive of the newest commit is: a version if it has its tag, else one before the version to come, with the
 * number of commits, such as `0.7.0-dev.1234`.
 */
export function nameVersion(version: string, root = "."): string {
  if (git(root, "tag", "--points-at", "HEAD").split("\n").includes(`v${version}`)) return version;
  const [major, minor] = version.split(".").map(Number);
  return `${major}.${(minor ?? 0) + 1}.0-dev.${git(root, "rev-list", "--count", "HEAD").trim()}`;
}

/**
 * Returns the texts of the files for a new version.
 *
 * @param read returns the text of a file
 * @throws ReleaseError if the version is not newer, or the changelog has nothing new
 */
export function setVersion(
  release: Release,
  read = (file: string) => readFileSync(file, "utf8"),
): ReadonlyMap<string, string> {
  const [next, last] = parseChangelog(read(changelogFile));
  if (next?.version !== "Unreleased" || next.text === "")
    throw new ReleaseError(`${changelogFile} has nothing under [Unreleased].`);
  if (last && release.version.localeCompare(last.version, "en", { numeric: true }) <= 0)
    throw new ReleaseError(`${release.version} is not newer than ${last.version}.`);
  return new Map(
    Object.entries(edits).map(([file, edit]) => {
      const text = edit(read(file), release);
      if (text === read(file)) throw new ReleaseError(`${file} names no version.`);
      return [file, text];
    }),
  );
}

/** Writes texts into their files. */
export function writeFiles(texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) writeFileSync(file, text);
}
