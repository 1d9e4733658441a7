/** Writes that survive a power cut, and that a server of another account may read whatever the umask. */
import { chmod, copyFile, mkdir, open, rename, stat, utimes } from "node:fs/promises";
import path from "node:path";

const readableFile = 0o644;
const readableFolder = 0o755;

/** Makes a folder and those above it, each to be entered by everybody. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, readableFolder);
}

/** Copies a file with its time. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const { mtime } = await stat(from);
  await chmod(to, readableFile);
  await utimes(to, mtime, mtime);
  await sync(to, "r+");
}

/** Writes a file whole or not at all. */
export async function writeDurably(file: string, temp: string, text: string): Promise<void> {
  const handle = await open(temp, "w");
  try {
    await handle.writeFile(text);
    await handle.chmod(readableFile);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temp, file);
  await syncFolder(path.dirname(file));
}

/** Has the names in a folder written to the disk. Windows does that by itself and knows no such request. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== "win32") await sync(folder, "r");
}

async function sync(file: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
