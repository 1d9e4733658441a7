import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { computeSha256 } from "../../content/sha256";
import { digestListPath, digestSignaturePath, formatDigestList } from "../digest-list";
import { readSourceCommit } from "../git";
import type { PublishedCouncil } from "../published-data";
import { placeFile } from "../published-folder";
import type { Digests } from "./digests";

/**
 * Writes the digest list of all files, so that anyone can compare what is served with what was built. Removes the
 * signature of an earlier build. `scripts/sign.mjs` signs outside the build, so that no package of the build has access
 * to the key.
 *
 * @param lastDue the minute at which an entry last became due
 * @returns a status message
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
