import { readFile } from "node:fs/promises";
import path from "node:path";
import { digestListPath, parseDigestList } from "../../src/pipeline/digest-list";
import type { Verification } from "../verify/verify-site";
import {
  createReleaseId,
  formatRecord,
  type ReleaseFolder,
  type ReleaseRecord,
  type Releases,
  retainedReleases,
} from "./release-folder";
import { PublishError } from "./settings";

/** The options of `publishRelease`. */
export interface Publication {
  /** The folder with the files of the release. */
  readonly site: string;
  /** Verifies the live site against the bytes of the published list of digests. */
  readonly verify: (published: Buffer) => Promise<Verification>;
  readonly now?: Date;
}

/**
 * Publishes a built site: copies it under a new id, switches to it and verifies the live site. Switches back if the
 * site is not what was published. An interrupted publication leaves one complete release visible, and the next one
 * needs no cleanup.
 *
 * @returns the id, lines for the person who publishes, and the verification with faults that an earlier release would
 *   not fix
 * @throws PublishError with the reason if visitors see the earlier release
 */
export async function publishRelease(
  folder: ReleaseFolder,
  { site, verify, now = new Date() }: Publication,
): Promise<{ readonly id: string; readonly verification: Verification; readonly lines: readonly string[] }> {
  const published = await readFile(path.join(site, digestListPath));
  const list = parseDigestList(String(published));
  if (!list) throw new PublishError(`${site} holds no built site of this version.`);
  const before = await folder.read();
  const id = createReleaseId(now);
  const recent = before.ids.slice(-retainedReleases);
  await folder.push(id, site, recent);
  const files = Object.keys(list.files);
  await folder.retainCode(id, recent, files);
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
  await folder.markVerified({ id, commit: list.commit, day: list.day, files: files.length });
  const lines = [...(await removeExpired(folder, after)), `Visitors see release ${id}.`];
  return { id, verification, lines };
}

/** Removes old releases. A failure is returned as a line, and does not undo the publication. */
async function removeExpired(folder: ReleaseFolder, { ids, current, verified }: Releases): Promise<string[]> {
  const kept = new Set([current, ...ids.slice(-retainedReleases), ...verified.slice(-2).map(({ id }) => id)]);
  const removing = folder.remove(ids.filter((id) => !kept.has(id)));
  return removing.then(
    () => [],
    (error: unknown) => [`Old releases stay: ${String(error)}`],
  );
}

/**
 * Makes an earlier release live again: the release `wanted`, or else the last verified one before the current. Skips
 * releases that were rolled back.
 *
 * @param wanted a release id
 * @throws PublishError if there is no such release, or the live site then differs from it
 */
export async function rollBack(
  folder: ReleaseFolder,
  wanted: string | undefined,
  verify: (published: Buffer) => Promise<Verification>,
): Promise<ReleaseRecord> {
  const releases = await folder.read();
  const record = wanted === undefined ? findPrevious(releases) : releases.verified.find(({ id }) => id === wanted);
  if (!record) {
    const known = releases.verified.map((one) => `\n  ${formatRecord(one)}`).join("");
    throw new PublishError(
      `There is no ${wanted ?? "earlier"} release that was verified.${known && ` There are:${known}`}`,
    );
  }
  if (releases.current && releases.current > record.id) await folder.markRejected(releases.current);
  await folder.switchTo(record.id);
  const { outcome, faults } = await verify(await folder.readDigestList(record.id));
  if (outcome === "go-back" || outcome === "retry")
    throw new PublishError(
      `Release ${record.id} is switched to, but the live site differs from it:\n${faults.map(({ en }) => en).join("\n")}`,
    );
  return record;
}

function findPrevious({ current, verified, rejected }: Releases): ReleaseRecord | undefined {
  return verified.findLast(({ id }) => !rejected.has(id) && (current === undefined || id < current));
}
