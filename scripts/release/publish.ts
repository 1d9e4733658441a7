import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { refusalOf } from "./file-errors";
import { takeLock } from "./lock";
import { type Places, placesIn, releasesKept } from "./place";
import { namesIn, type ReleaseRecord, readRecords, writeRecord } from "./record";
import { type Staged, stage } from "./stage";
import { currentRelease, switchTo } from "./switch";

/** What publishing needs from outside; each throws `PublishingRefused` where the site may not be published. */
export interface Steps {
  /** Makes the site and gives the folder it lies in. */
  readonly build: () => Promise<string>;
  /** Looks at a tree as visitors would be served it, and gives what was looked at. */
  readonly check: (tree: string) => Promise<readonly string[]>;
  /** What the release is made from; `since` is the commit of the release before. */
  readonly describe: (since: string | null) => Pick<ReleaseRecord, "commit" | "uncommitted" | "content">;
  /** Writes the bills of materials of what was built, and gives their files. */
  readonly writeBills: () => Promise<readonly string[]>;
  readonly say: (line: string) => void;
}

/**
 * Publishes a release: builds, puts the tree aside, checks it there, and only then lets visitors see it. Ended at any
 * moment, it leaves them the release before or the new one, whole; what lies aside is removed by the next run.
 *
 * @throws PublishingRefused where the release before stays, with the reason
 */
export async function publish(
  target: string,
  { build, check, describe, writeBills, say }: Steps,
): Promise<ReleaseRecord> {
  const places = placesIn(target);
  return holding(places, async (assertHeld) => {
    const current = await currentRelease(places);
    await removeUnfinished(places);
    const built = await build();
    const records = await readRecords(places);
    const before = records.find(({ number }) => number === current);
    const number = Math.max(0, ...records.map((record) => record.number), ...(await treesIn(places))) + 1;
    const aside = places.aside(`next-${number}`);
    const trees = records.map((record) => ({ folder: places.tree(record.number), carried: record.carried })).reverse();
    const live = trees.find(({ folder }) => before && folder === places.tree(before.number));
    let record: ReleaseRecord;
    try {
      const staged = await stage(built, aside, live, trees.slice(0, releasesKept - 1));
      say(`${staged.files} files are put aside; ${staged.carried.length} of earlier releases stay beside them.`);
      const checks = await check(aside);
      record = {
        number,
        made: new Date().toISOString(),
        ...describe(before?.commit ?? null),
        files: staged.files,
        bytes: staged.bytes,
        pages: pagesOf(staged),
        carried: [...staged.carried],
        checks: [...checks],
      };
      for (const bill of await writeBills()) await copyFile(bill, places.bill(number, path.basename(bill)));
      await writeRecord(places, record);
      await rename(aside, places.tree(number));
    } catch (error) {
      // A full disk is not left full; what cannot be removed now is removed by the next run.
      await rm(aside, { recursive: true, force: true }).catch(() => undefined);
      throw error;
    }
    await assertHeld();
    await switchTo(places, number);
    await removeOutlived(places, say);
    return record;
  });
}

/**
 * Does something to a folder that nobody else may publish to meanwhile.
 *
 * @throws PublishingRefused for whatever the system or a step refused
 */
export async function holding<Result>(
  places: Places,
  work: (assertHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  try {
    await mkdir(places.releases, { recursive: true });
    const lock = await takeLock(places.lock);
    try {
      return await work(() => lock.assertHeld());
    } finally {
      await lock.release();
    }
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

async function treesIn({ releases }: Places): Promise<number[]> {
  return (await namesIn(releases)).map((name) => Number.parseInt(name, 10)).filter(Number.isInteger);
}

/** Pages by their addresses, from the data they show: a page whose code alone changed says the same. */
function pagesOf({ added, changed, removed }: Staged): ReleaseRecord["pages"] {
  const addresses = (names: readonly string[]) =>
    names.flatMap((name) => {
      const [, page] = /^\/page-data(\/.*)\/page-data\.json$/.exec(name) ?? [];
      return page === undefined ? [] : [page === "/index" ? "/" : page];
    });
  return { added: addresses(added), changed: addresses(changed), removed: addresses(removed) };
}

async function removeUnfinished(places: Places): Promise<void> {
  const names = await namesIn(places.releases);
  const unfinished = names.filter((name) => {
    const [number, ending] = name.split(".");
    const isWithoutTree = ending !== undefined && number !== "" && !names.includes(number ?? "");
    return name.startsWith(".") || isWithoutTree;
  });
  for (const name of unfinished) await rm(path.join(places.releases, name), { recursive: true, force: true });
}

/** Removes the oldest releases, never the one that visitors see. The new one is live by then: a failure is only told. */
async function removeOutlived(places: Places, say: Steps["say"]): Promise<void> {
  const current = await currentRelease(places);
  const numbers = (await readRecords(places)).map(({ number }) => number);
  for (const number of numbers.slice(0, -releasesKept).filter((one) => one !== current)) {
    try {
      // Out of sight in one step; half a release would be offered to go back to otherwise.
      await rename(places.tree(number), places.aside(`old-${number}`));
      const beside = (await namesIn(places.releases)).filter((name) => name.startsWith(`${number}.`));
      for (const name of beside) await rm(path.join(places.releases, name));
      await rm(places.aside(`old-${number}`), { recursive: true });
      say(`Release ${number} is removed; the last ${releasesKept} stay.`);
    } catch (error) {
      say(`Release ${number} could not be removed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
