import { readFile } from "node:fs/promises";
import path from "node:path";
import { digestListPath, parseDigestList } from "../../src/pipeline/digest-list";
import type { Verification } from "../verify/verify-site";
import { PublishError } from "./destination";
import { type ReleaseFolder, type Releases, retainedReleases } from "./release-folder";
import { createReleaseId, formatRecord, type ReleaseRecord } from "./release-record";
import { switchRelease } from "./switch-release";
import type { WithdrawalList } from "./withdrawal-list";

/** The options of `publishRelease`. */
export interface ReleaseSteps {
  /** The folder with the files of the release. */
  readonly site: string;
  readonly verify: VerifyLive;
  readonly readList: ReadList;
  readonly now?: Date;
}

/**
 * Verifies the live site against the bytes of the published list of digests.
 *
 * @param withdrawn the names of what it may lack
 */
export type VerifyLive = (published: Buffer, withdrawn: ReadonlySet<string>) => Promise<Verification>;

/** Reads the list of withdrawals, just before a switch. */
export type ReadList = () => WithdrawalList;

/**
 * Publishes a built site: copies it under a new id, switches to it and verifies the live site. Switches back if the
 * live site differs from the release. An interrupted publication leaves one complete release visible, and the next one
 * needs no cleanup.
 *
 * @returns the id, lines for the person who publishes, and the verification with faults that an earlier release would
 *   not fix
 * @throws PublishError with the reason if visitors see the earlier release
 */
export async function publishRelease(
  folder: ReleaseFolder,
  { site, verify, readList, now = new Date() }: ReleaseSteps,
): Promise<{ readonly id: string; readonly verification: Verification; readonly lines: readonly string[] }> {
  const published = await readFile(path.join(site, digestListPath));
  const list = parseDigestList(String(published));
  if (!list) throw new PublishError(`${site} holds no built site of this version.`);
  const before = await folder.read();
  const id = createReleaseId(now, before.ids.at(-1));
  const recent = listRecent(before);
  await folder.push(id, site, recent);
  const files = Object.keys(list.files);
  await folder.retainCode(id, recent, files);
  const withdrawals = readList();
  const { withdrawn, faults } = await switchRelease(folder, id, withdrawals);
  const verification = await verify(published, withdrawn);
  const after = await folder.read();
  if (after.current !== id)
    throw new PublishError(`Another run switched to ${after.current} while ${id} was verified.`);
  if (verification.outcome === "go-back" || verification.outcome === "retry") {
    const reasons = verification.faults.map(({ en }) => en).join("\n");
    // A run that was broken off after its switch left a release that nobody verified.
    const isSound = before.verified.some(({ id }) => id === before.current && !before.rejected.has(id));
    const earlier = isSound ? before.current : (findPrevious(before)?.id ?? before.current);
    if (earlier === undefined) throw new PublishError(`${reasons}\nThere is no earlier release to go back to.`);
    await switchRelease(folder, earlier, withdrawals);
    throw new PublishError(`${reasons}\nRelease ${id} was taken back.`);
  }
  const record = { id, commit: list.commit, day: list.day, files: files.length };
  const unrecorded = await folder.markVerified(record).then(() => [], toLines("A rollback cannot choose this release"));
  const isRecorded = unrecorded.length === 0;
  const expired = isRecorded ? await removeExpired(folder, after) : [];
  const lines = [...faults, ...unrecorded, ...expired, `Visitors see release ${id}.`];
  const isWhole = isRecorded && faults.length === 0;
  return { id, verification: isWhole ? verification : { ...verification, outcome: "alarm" }, lines };
}

/** Returns a function that formats an error as lines for the person who publishes. */
function toLines(result: string): (error: unknown) => string[] {
  return (error) => [`${result}: ${String(error)}`];
}

/** Lists the last releases that were verified, and the live one. Others may be incomplete. */
function listRecent({ current, verified }: Releases): string[] {
  const sound = verified.map(({ id }) => id).filter((id) => id !== current);
  return [...sound.slice(-retainedReleases), ...(current === undefined ? [] : [current])].slice(-retainedReleases);
}

/** Removes old releases. A failure is returned as a line, and does not undo the publication. */
async function removeExpired(folder: ReleaseFolder, releases: Releases): Promise<string[]> {
  // Another run may still be copying one of the last.
  const kept = new Set([...releases.ids.slice(-retainedReleases), ...listRecent(releases)]);
  const removing = folder.remove(releases.ids.filter((id) => !kept.has(id)));
  return removing.then(() => [], toLines("Old releases stay"));
}

/**
 * Makes a stored release live again: the release `wanted`, or else the last verified one before the current. Skips releases
 * that were rolled back.
 *
 * @param wanted a release id, or `current` for the live release, which then lacks what was withdrawn since
 * @returns a sentence about what visitors see
 * @throws PublishError if there is no such release, or the live site then differs from it
 */
export async function rollBack(
  folder: ReleaseFolder,
  wanted: string | undefined,
  { verify, readList }: Pick<ReleaseSteps, "verify" | "readList">,
): Promise<string> {
  const releases = await folder.read();
  if (wanted === "current" && releases.current !== undefined)
    return switchBack(folder, releases.current, { verify, readList });
  const record = wanted === undefined ? findPrevious(releases) : releases.verified.find(({ id }) => id === wanted);
  if (!record) {
    const known = releases.verified.map((one) => `\n  ${formatRecord(one)}`).join("");
    throw new PublishError(
      `There is no ${wanted ?? "earlier"} release that was verified.${known && ` There are:${known}`}`,
    );
  }
  // A later rollback must not return to a release that was skipped.
  const skipped = releases.ids.filter((id) => id > record.id && id <= (releases.current ?? ""));
  await folder.markRejected(skipped, record.id);
  return switchBack(folder, record.id, { verify, readList });
}

async function switchBack(
  folder: ReleaseFolder,
  id: string,
  { verify, readList }: Pick<ReleaseSteps, "verify" | "readList">,
): Promise<string> {
  const { withdrawn, faults: left } = await switchRelease(folder, id, readList());
  const { outcome, faults } = await verify(await folder.readDigestList(id), withdrawn);
  const { current } = await folder.read();
  if (current !== id) throw new PublishError(`Another run switched to ${current} at the same time.`);
  if (outcome === "go-back" || outcome === "retry")
    throw new PublishError(
      `Release ${id} is switched to, but the live site differs from it:\n${faults.map(({ en }) => en).join("\n")}`,
    );
  if (left.length > 0) throw new PublishError(left.join("\n"));
  return folder.describe();
}

function findPrevious({ current, verified, rejected }: Releases): ReleaseRecord | undefined {
  return verified.findLast(({ id }) => !rejected.has(id) && (current === undefined || id < current));
}
