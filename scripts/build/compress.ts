import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../../src/build/in-parallel";
import { writeWhole } from "../../src/build/write-whole";
import { compression, type Encoding, fileTypeOf } from "../../src/site/production";
import { encode } from "./encode";
import { addressIn, filesBelow } from "./fingerprint";

/** What a run of the compression came to. */
export interface CompressionReport {
  /** Files that now have compressed forms beside them. */
  readonly files: number;
  /** Their bytes before. */
  readonly bytes: number;
  /** The bytes of their forms, by content coding. */
  readonly bytesIn: Readonly<Record<Encoding, number>>;
  /** Forms made anew; the others were kept from an earlier build. */
  readonly made: number;
}

/** The ends of the names that compressed forms have. */
const endings: readonly string[] = compression.encodings.map(({ extension }) => extension);

/**
 * Writes the compressed forms beside every file of a folder that is worth it, and removes those that belong to no
 * file any longer. A form has its file's time, so that a server can tell one left behind by an earlier build.
 *
 * Every form is also kept in a second folder under the digest of what it holds, so that a build compresses only what
 * changed; what the site no longer needs is removed there too.
 *
 * @throws what the file system reports
 */
export async function compressFolder(folder: string, keptFolder: string): Promise<CompressionReport> {
  await mkdir(keptFolder, { recursive: true });
  const bytesIn: Record<Encoding, number> = { br: 0, gzip: 0 };
  const report = { files: 0, bytes: 0, bytesIn };
  const placed = new Set<string>();
  /** Kept forms by path; files of equal content share one, so the first to ask makes it and the others wait. */
  const needed = new Map<string, Promise<boolean>>();
  const files = await filesBelow(folder);

  await inParallel(files.filter(isText), async (file) => {
    const { size, mtime } = await stat(file);
    if (size < compression.minimumSize) return;
    const bytes = await readFile(file);
    report.files += 1;
    report.bytes += size;
    for (const { kept, name, extension, level } of formsOf(bytes, addressIn(folder, file), keptFolder)) {
      const making = needed.get(kept) ?? keep(kept, () => encode(bytes, name, level));
      needed.set(kept, making);
      await making;
      const form = file + extension;
      placed.add(form);
      const placedBytes = await place(kept, form, mtime);
      bytesIn[name] += placedBytes;
    }
  });

  const left = files.filter((file) => endings.includes(path.extname(file)) && !placed.has(file));
  const outlived = (await readdir(keptFolder))
    .map((name) => path.join(keptFolder, name))
    .filter((file) => !needed.has(file));
  await inParallel([...left, ...outlived], (file) => rm(file));
  const made = (await Promise.all(needed.values())).filter(Boolean).length;
  return { ...report, made };
}

/**
 * Makes the forms of files that a build will write below an address, before it does: the editor's scripts take as long as
 * all pages together, while Gatsby has work for one core only.
 *
 * @throws what the file system reports
 */
export async function compressAhead(files: readonly Buffer[], address: string, keptFolder: string): Promise<void> {
  await mkdir(keptFolder, { recursive: true });
  await Promise.all(
    files.flatMap((bytes) =>
      formsOf(bytes, `${address}/`, keptFolder).map(({ kept, name, level }) =>
        keep(kept, () => encode(bytes, name, level)),
      ),
    ),
  );
}

/** The forms of a file, and where each is kept. */
function formsOf(bytes: Buffer, address: string, keptFolder: string) {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const isQuick = compression.quick.test(address);
  return compression.encodings.map(({ name, extension, level: thorough, quickLevel }) => {
    const level = isQuick ? quickLevel : thorough;
    return { name, extension, level, kept: path.join(keptFolder, `${digest}-${level}${extension}`) };
  });
}

const isText = (file: string) => fileTypeOf(file).compressed;

/** Makes a file unless it is there; gives whether it did. */
async function keep(file: string, make: () => Promise<Buffer>): Promise<boolean> {
  if (await stat(file).catch(() => undefined)) return false;
  await writeWhole(file, await make());
  return true;
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
