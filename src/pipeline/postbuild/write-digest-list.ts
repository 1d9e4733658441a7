import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { computeSha256 } from "../../content/sha256";
import { digestListPath, digestSignaturePath, formatDigestList } from "../digest-list";
import { readSourceCommit } from "../git";
import type { PublishedCouncil } from "../published-data";
import { placeFile } from "../published-folder";
import type { Digests } from "./digests";

/**
 * Writes the list of the digests of all files, so that anyone can compare what is served with what was built. A signature
 * of an earlier build is removed: `scripts/sign.mjs` adds that of this one, outside the build, so that no package of the
 * build comes near the key.
 *
 * @param lastDue the minute that the site is of: the last at which an entry became due
 * @returns a sentence for people
 */
export async function writeDigestList(
  {
    siteAddress,
    signingKey = null,
  }: Pick<PublishedCouncil, "siteAddress"> & { readonly signingKey?: string | null | undefined },
  folder: string,
  digests: Digests,
  lastDue: string,
  project = process.cwd(),
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
  await placeFile(file, formatDigestList(list));
  const next = signingKey === null ? "content/site.yaml names no signingKey" : "node scripts/sign.mjs signs it";
  return `${digests.size} files, not signed: ${next}`;
}
