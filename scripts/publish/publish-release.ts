import { readFile } from "node:fs/promises";
import path from "node:path";
import { digestListPath, parseDigestList } from "../../src/build/digest-list";
import { documentsUrl } from "../../src/site/documents";
import { cacheRules } from "../../src/site/http";
import type { Verification } from "../verify/verify-site";
import { createReleaseId } from "./records";
import { type ReleaseFolder, type Releases, retainedReleases } from "./release-folder";
import { PublishError } from "./settings";

/** What a publication needs besides the folder of releases. */
export interface Publication {
  /** The folder with the files of the release. */
  readonly site: string;
  /** Verifies the live site against the bytes of the list of digests that was published. */
  readonly verify: (published: Buffer) => Promise<Verification>;
  readonly say: (line: string) => void;
  readonly now?: Date;
}

/**
 * Publishes a built site: copies it under a new id, switches to it, verifies the live site, and goes back where the site
 * is not what was published. A publication that ends early, whatever ends it, leaves visitors one whole release, and the
 * next publication needs nothing from it.
 *
 * @returns the id and the verification; its faults are of the kind that going back would not help
 * @throws PublishError with the reason where visitors see the earlier release
 */
export async function publishRelease(
  folder: ReleaseFolder,
  { site, verify, say, now = new Date() }: Publication,
): Promise<{ readonly id: string; readonly verification: Verification }> {
  const published = await readFile(path.join(site, digestListPath));
  const list = parseDigestList(String(published));
  if (!list) throw new PublishError(`${site} holds no built site of this version.`);
  const before = await folder.read();
  const id = createReleaseId(now);
  const recent = before.ids.slice(-retainedReleases);
  await folder.push(id, site, recent);
  await folder.retainCode(id, recent, isCode, new Set(Object.keys(list.files)));
  await folder.switchTo(id);
  const verification = await verify(published);
  const after = await folder.read();
  if (after.current !== id)
    throw new PublishError(
      `Another publication switched to ${after.current} while ${id} was verified. Visitors see that one.`,
    );
  if (verification.outcome === "go-back" || verification.outcome === "retry") {
    const reasons = verification.faults.map(({ en }) => en).join("\n");
    if (before.current === undefined) throw new PublishError(`${reasons}\nThere is no earlier release to go back to.`);
    await folder.switchTo(before.current);
    throw new PublishError(`${reasons}\nVisitors see release ${before.current} again.`);
  }
  await folder.markVerified({ id, commit: list.commit, day: list.day, files: Object.keys(list.files).length });
  await removeExpired(folder, after, say);
  say(`Visitors see release ${id}.`);
  return { id, verification };
}

/** Removes all but the last releases. Failures are reported and do not undo the publication. */
async function removeExpired(
  folder: ReleaseFolder,
  { ids, current, verified }: Releases,
  say: Publication["say"],
): Promise<void> {
  const kept = new Set([current, ...ids.slice(-retainedReleases), ...verified.slice(-2).map(({ id }) => id)]);
  const expired = ids.filter((id) => !kept.has(id));
  await folder.remove(expired).catch((error: unknown) => say(`Old releases stay: ${String(error)}`));
}

/** Tells whether a file's name changes with its content, as that of code does. */
function isCode(file: string): boolean {
  return cacheRules.find(({ files }) => files.test(file))?.name === "hashed" && !file.startsWith(`${documentsUrl}/`);
}
