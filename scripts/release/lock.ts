import { spawn } from "node:child_process";
import { once } from "node:events";
import { type FileHandle, open, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { codeOf, toPublishError } from "./file-errors";
import { PublishError } from "./layout";

/** Identifies the publisher to those who find the lock held. */
const ownerSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** ISO 8601. */
  since: z.string(),
});

/** Throws `PublishError` where the lock was lost meanwhile. */
export type AssertHeld = () => Promise<void>;

/**
 * Runs work that nobody else may do at the same time. The lock is the kernel's (flock), on a file that stays: it ends
 * with the process that holds it, whatever ends that, and holds between containers of one machine too.
 *
 * @param say is given a warning where the system has no program `flock`: the work is then done without a lock
 * @throws PublishError where another process holds the lock, and for whatever the system refuses meanwhile
 */
export async function withLock<Result>(
  file: string,
  work: (assertHeld: AssertHeld) => Promise<Result>,
  say: (line: string) => void,
): Promise<Result> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, "a+");
    await acquire(handle, say);
    const held = handle;
    const assertHeld = () => assertSameFile(held, file);
    await assertHeld();
    return await work(assertHeld);
  } catch (error) {
    throw toPublishError(error);
  } finally {
    // Gives the lock back.
    await handle?.close();
  }
}

/** Has `flock` lock our own descriptor, so that the lock is ours when that program has ended. */
async function acquire(handle: FileHandle, say: (line: string) => void): Promise<void> {
  const flock = spawn("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", handle.fd],
    env: process.env,
  });
  const complaint = flock.stderr ? text(flock.stderr).catch(() => "") : "";
  try {
    const [code]: unknown[] = await once(flock, "close");
    if (code === 1) throw new PublishError(await describeOwner(handle));
    if (code !== 0) throw new PublishError(`The lock cannot be had: ${(await complaint).trim()}.`);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    say("There is no program `flock` here, so nothing keeps two publishers apart. Start one at a time.");
  }
  await handle.truncate();
  await handle.write(JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }));
}

async function describeOwner(handle: FileHandle): Promise<string> {
  const owner = ownerSchema.safeParse(parseJson(await handle.readFile("utf8")));
  if (!owner.success) return "Another release is being published. Wait until it ends.";
  const { pid, host, since } = owner.data;
  const minutes = Math.round((Date.now() - Date.parse(since)) / 60_000);
  return `Another release is being published: process ${pid} on ${host}, for ${minutes} min. Wait until it ends.`;
}

/** The file is written after the lock is had, so that it may be half written when somebody else reads it. */
function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Whoever removes the file has the next publisher lock another one. */
async function assertSameFile(handle: FileHandle, file: string): Promise<void> {
  const [own, found] = await Promise.all([handle.stat(), stat(file).catch(() => undefined)]);
  if (found?.ino !== own.ino) {
    throw new PublishError(`Somebody removed ${file} while this release was made. Nothing was activated.`);
  }
}
