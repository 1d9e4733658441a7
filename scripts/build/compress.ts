import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../../src/build/in-parallel";
import { compression, type Encoding } from "../../src/site/production";
import { addressIn, filesBelow } from "./fingerprint";
import { type Forms, isText } from "./forms";

/** What a run of the compression came to. */
export interface CompressionReport {
  /** Files that now have compressed forms beside them. */
  readonly files: number;
  /** Their bytes before. */
  readonly bytes: number;
  /** The bytes of their forms, by content coding. */
  readonly bytesIn: Readonly<Record<Encoding, number>>;
  /** Forms made by this build; the others were kept from an earlier one. */
  readonly made: number;
}

/** The ends of the names that compressed forms have. */
const endings: readonly string[] = compression.encodings.map(({ extension }) => extension);

/**
 * Writes the compressed forms beside every file of a folder that is worth it, and removes those that belong to no
 * file any longer, also from where forms are kept. A form has its file's time, so that a server can tell one left behind
 * by an earlier build.
 *
 * @throws what the file system reports
 */
export async function compressFolder(folder: string, forms: Forms): Promise<CompressionReport> {
  await mkdir(forms.folder, { recursive: true });
  const bytesIn: Record<Encoding, number> = { br: 0, gzip: 0 };
  const report = { files: 0, bytes: 0, bytesIn };
  const placed = new Set<string>();
  /** Whether this build made it, by the path of each kept form that a file has; files of equal content share one. */
  const needed = new Map<string, boolean>();
  const files = await filesBelow(folder);

  await inParallel(files.filter(isText), async (file) => {
    const { size, mtime } = await stat(file);
    const made = await forms.of(await readFile(file), addressIn(folder, file));
    if (made.length === 0) return;
    report.files += 1;
    report.bytes += size;
    for (const { kept, name, extension, isNew } of made) {
      needed.set(kept, isNew);
      const form = file + extension;
      placed.add(form);
      const placedBytes = await place(kept, form, mtime);
      bytesIn[name] += placedBytes;
    }
  });

  const left = files.filter((file) => endings.includes(path.extname(file)) && !placed.has(file));
  const outlived = (await readdir(forms.folder))
    .map((name) => path.join(forms.folder, name))
    .filter((file) => !needed.has(file));
  await inParallel([...left, ...outlived], (file) => rm(file));
  return { ...report, made: Array.from(needed.values()).filter(Boolean).length };
}

/** Puts a kept form beside its file, unless that very one is there already; gives its size in bytes. */
async function place(kept: string, form: string, modified: Date): Promise<number> {
  const { size } = await stat(kept);
  const present = await stat(form).catch(() => undefined);
  if (present?.size === size && present.mtime.getTime() === modified.getTime()) return size;
  await copyFile(kept, form);
  // Seconds are handed on as a binary number and cut off: without this, most would be a thousandth of a second too early.
  const seconds = (modified.getTime() + 0.1) / 1000;
  await utimes(form, seconds, seconds);
  return size;
}
