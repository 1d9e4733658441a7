import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../src/build/published-folder";
import { activate, currentRelease } from "./activate";
import { removeExpired, removeUnfinished } from "./cleanup";
import { copyDurably, makeFolder, syncFolder } from "./durable";
import { toPublishError } from "./file-errors";
import { PublishError, type ReleasePaths, releasePaths, retainedReleases } from "./layout";
import { type AssertHeld, withLock } from "./lock";
import { filesBeside, type ReleaseRecord, readReleases, treesIn, writeRecord } from "./record";
import { type Staged, stage } from "./stage";

/** The steps that a caller gives to a publication; each throws `PublishError` where the site may not be published. */
export interface Steps {
  /** Makes the site and gives the folder it lies in. */
  readonly build: () => Promise<string>;
  /** Looks at a tree as visitors would be served it, and gives what was looked at. */
  readonly check: (tree: string) => Promise<readonly string[]>;
  /** Returns the source of the release; `since` is the commit of the previous release. */
  readonly describe: (since: string | null) => Pick<ReleaseRecord, "commit" | "uncommitted" | "content">;
  /** Writes the bills of materials of what was built, and gives their files. */
  readonly writeBills: () => Promise<readonly string[]>;
  readonly say: (line: string) => void;
}

/**
 * Publishes a release: builds, puts the tree aside, checks it there, and only then lets visitors see it. Ended at any
 * moment, it leaves them the release before or the new one, whole; what lies aside is removed by the next run.
 *
 * @throws PublishError where the release before stays, with the reason
 */
export async function publish(target: string, steps: Steps): Promise<ReleaseRecord> {
  const paths = releasePaths(target);
  return lockReleases(paths, steps.say, async (assertHeld) => {
    const current = await currentRelease(paths);
    await removeUnfinished(paths);
    const { records, unreadable } = await readReleases(paths);
    for (const sentence of unreadable) steps.say(sentence);
    const before = records.find(({ number }) => number === current);
    // What it is made from is read before the build: a commit made meanwhile is not in it.
    const source = steps.describe(before?.commit ?? null);
    const built = await steps.build();
    await assertHeld();
    const number = Math.max(0, ...(await treesIn(paths))) + 1;
    const temp = paths.temp(`next-${randomUUID()}`);
    try {
      const trees = records.map((one) => ({ folder: paths.tree(one.number), retained: one.retained })).reverse();
      const live =
        current === undefined ? undefined : { folder: paths.tree(current), retained: before?.retained ?? [] };
      const staged = await stage(built, temp, live, trees.slice(0, retainedReleases - 1));
      steps.say(`${staged.files} files are put aside; ${staged.retained.length} of earlier releases stay beside them.`);
      const record = {
        number,
        made: new Date().toISOString(),
        previous: current ?? null,
        ...source,
        files: staged.files,
        bytes: staged.bytes,
        pages: changedPages(staged),
        retained: [...staged.retained],
        checks: [...(await steps.check(temp))],
      };
      await assertHeld();
      for (const bill of await steps.writeBills()) await copyDurably(bill, paths.bill(number, path.basename(bill)));
      await writeRecord(paths, record);
      await rename(temp, paths.tree(number));
      await syncFolder(paths.releases);
      await assertComplete(paths.tree(number), staged);
      await assertHeld();
      await activate(paths, number);
      await removeExpired(paths, steps.say);
      return record;
    } catch (error) {
      // A full disk is not left full, and nobody goes back to what was refused.
      await discard(paths, number, temp);
      throw error;
    }
  });
}

/**
 * Does something to a folder that nobody else may publish to meanwhile.
 *
 * @throws PublishError for whatever the system or a step refused
 */
export async function lockReleases<Result>(
  paths: ReleasePaths,
  say: Steps["say"],
  work: (assertHeld: AssertHeld) => Promise<Result>,
): Promise<Result> {
  try {
    await makeFolder(paths.releases);
  } catch (error) {
    throw toPublishError(error);
  }
  return withLock(paths.lock, work, say);
}

/** The lock may have been taken away, and another publisher have removed part of the tree as unfinished. */
async function assertComplete(tree: string, { files, retained }: Staged): Promise<void> {
  const found = (await filesBelow(tree)).length;
  const expected = files + retained.length;
  if (found !== expected)
    throw new PublishError(`${tree} has ${found} of ${expected} files: another publisher was here.`);
}

/** Removes a release that was not activated. What cannot be removed now is removed by the next run. */
async function discard(paths: ReleasePaths, number: number, temp: string): Promise<void> {
  const isLive = (await currentRelease(paths).catch(() => number)) === number;
  const left = isLive ? [temp] : [temp, paths.tree(number), ...(await filesBeside(paths, number).catch(() => []))];
  for (const name of left) await rm(name, { recursive: true, force: true }).catch(() => undefined);
}

/** Pages by their addresses, from the data they show: a page whose code alone changed says the same. */
function changedPages({ added, changed, removed }: Staged): ReleaseRecord["pages"] {
  const addresses = (names: readonly string[]) =>
    names.flatMap((name) => {
      const [, page] = /^\/page-data(\/.*)\/page-data\.json$/.exec(name) ?? [];
      return page === undefined ? [] : [page === "/index" ? "/" : page];
    });
  return { added: addresses(added), changed: addresses(changed), removed: addresses(removed) };
}
