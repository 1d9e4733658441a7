import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { z } from "zod";
import { codeOf } from "./file-errors";
import { PublishingRefused } from "./place";

const ownerSchema = z.object({
  id: z.string(),
  pid: z.number().int().positive(),
  host: z.string(),
  /** ISO 8601. */
  since: z.string(),
});

/** Who publishes. */
type Owner = z.infer<typeof ownerSchema>;

/** The right to publish to a folder, held by one process at a time. */
export interface Lock {
  /** Throws `PublishingRefused` where somebody took the lock away meanwhile. */
  assertHeld(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lock that a file stands for. The lock of a process that ended without giving it back is taken over; whether
 * a process of another machine still runs cannot be known, so its lock stands.
 *
 * @throws PublishingRefused where another process publishes, naming it
 */
export async function takeLock(file: string): Promise<Lock> {
  const owner: Owner = { id: randomUUID(), pid: process.pid, host: hostname(), since: new Date().toISOString() };
  const own = `${file}.${owner.id}`;
  await writeFile(own, JSON.stringify(owner));
  try {
    // A link appears with all its content or not at all, and never over another.
    while (!(await linkOnce(own, file))) await removeIfAbandoned(file);
  } finally {
    await rm(own, { force: true });
  }
  return {
    async assertHeld() {
      if ((await readOwner(file))?.id !== owner.id) {
        throw new PublishingRefused(`Somebody removed ${file} while this release was made. Nothing was switched.`);
      }
    },
    async release() {
      if ((await readOwner(file))?.id === owner.id) await rm(file, { force: true });
    },
  };
}

async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function removeIfAbandoned(file: string): Promise<void> {
  const owner = await readOwner(file);
  if (!owner) return;
  if (owner.host !== hostname() || runs(owner.pid)) throw new PublishingRefused(sentenceAbout(owner, file));
  // Moved away before it is judged again: another publisher may have replaced it by its own in between.
  const moved = `${file}.${randomUUID()}`;
  try {
    await rename(file, moved);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if ((await readOwner(moved))?.id !== owner.id) await linkOnce(moved, file);
  await rm(moved, { force: true });
}

/** Who holds the lock; undefined where nobody does. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new PublishingRefused(`${file} is not a lock of this program. Remove it if nobody publishes.`, {
      cause: error,
    });
  }
}

/** Whether a process of this machine runs; one that belongs to somebody else does. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function sentenceAbout({ pid, host, since }: Owner, file: string): string {
  const minutes = Math.round((Date.now() - Date.parse(since)) / 60_000);
  return (
    `Another release is being published: process ${pid} on ${host}, for ${minutes} min. Wait until it ends. ` +
    `If it runs no longer, remove ${file}.`
  );
}
