import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { editorAddress } from "../../site/editor";
import { isBelow } from "../../site/security";
import { addressIn, filesBelow } from "../published-folder";

/** The SHA-256 digests, in base64, of a release's pages and their data, by their paths in the published folder. */
export type Digests = ReadonlyMap<string, string>;

/**
 * Reads the digests of every page and of its data: the one record of what belongs to a release.
 *
 * @param folder the published folder, whose pages have their policies
 */
export async function readDigests(folder: string): Promise<Digests> {
  const digests = new Map<string, string>();
  for (const file of await filesBelow(folder)) {
    const path = addressIn(folder, file);
    if (!/\.(?:html|json)$/u.test(path) || isBelow(editorAddress, path)) continue;
    digests.set(path, digestOf(await readFile(file)));
  }
  return digests;
}

/**
 * Holds the published pages and their data against their digests.
 *
 * @throws for the first that was changed, added or removed since, by its path
 */
export async function verifyDigests(folder: string, digests: Digests): Promise<void> {
  const now = await readDigests(folder);
  for (const path of new Set([...digests.keys(), ...now.keys()])) {
    if (now.get(path) === digests.get(path)) continue;
    throw new Error(
      `${path} was changed after the policy and the digests of pages were written. A step that changes pages stands before "policy".`,
    );
  }
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64");
}
