import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { computeSha256 } from "../../content/sha256";
import { localeCodes } from "../../site/locales";
import { findNotFoundFile } from "../../site/paths";
import { isUnpublished } from "../../site/requests";
import { digestListPath, digestSignaturePath, formatDigestList } from "../digest-list";
import { readSourceCommit } from "../git";
import { getProjectFolder } from "../project-folder";
import { listFiles, writeChangedFile } from "../published-folder";
import type { SiteContent } from "../site-content";

/** The SHA-256 digests, in hexadecimal, of the served files of a release, by path in the published folder. */
export type Digests = ReadonlyMap<string, string>;

/** The not-found pages, which are served, though not at their own paths. */
const notFoundFiles = new Set(localeCodes.map(findNotFoundFile));

/**
 * Reads the digest of every served file. This is the only record of the files of a release.
 *
 * @param folder the published folder, whose pages already have their policies
 */
export async function readDigests(folder: string): Promise<Digests> {
  const digests = new Map<string, string>();
  for (const file of listFiles(folder)) {
    const url = `/${file}`;
    if (isServed(url)) digests.set(url, computeSha256(await readFile(folder + url)));
  }
  return digests;
}

/** Checks whether a file is served. The digest list and its signature cannot contain their own digests. */
function isServed(path: string): boolean {
  if (path === digestListPath || path === digestSignaturePath) return false;
  return !isUnpublished(path) || notFoundFiles.has(path);
}

/**
 * Writes the digest list of all files, so that anyone can compare the served files with the built files. Removes the
 * signature of an earlier build. `scripts/sign.mjs` signs outside the build, so that no package of the build has access
 * to the key.
 *
 * @param content the last due minute of an entry
 * @returns a status message
 */
export async function writeDigestList(
  { siteAddress, signingKey = null }: { readonly siteAddress: string; readonly signingKey?: string | null | undefined },
  folder: string,
  digests: Digests,
  { lastDue }: Pick<SiteContent, "lastDue">,
  project = getProjectFolder(),
): Promise<string> {
  const file = path.join(folder, digestListPath);
  await rm(path.join(folder, digestSignaturePath), { force: true });
  const [day = "", time = ""] = lastDue.split("T");
  const list = {
    site: new URL(siteAddress).origin,
    ...readSourceCommit(project),
    day,
    time,
    lock: computeSha256(await readFile(path.join(project, "package-lock.json"))),
    signingKey,
    files: Object.fromEntries([...digests].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  await writeChangedFile(file, formatDigestList(list));
  const next = signingKey === null ? "content/site.yaml names no signingKey" : "node scripts/sign.mjs signs it";
  return `${digests.size} files, not signed: ${next}`;
}
