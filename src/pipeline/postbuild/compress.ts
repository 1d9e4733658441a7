import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { compression, type Encoding, getFileType } from "../../site/http";
import { forEachConcurrent } from "../map-concurrent";
import { filesBelow, urlIn } from "../published-folder";
import { encodeCached } from "./encode";

/** The result of a compression run, in bytes. */
export interface CompressionReport {
  /** Files that have compressed files beside them. */
  readonly files: number;
  readonly bytes: number;
  /** The bytes of the compressed files, by content coding. */
  readonly bytesIn: Readonly<Record<Encoding, number>>;
}

/** The ends of the names of compressed files. */
const endings: readonly string[] = compression.encodings.map(({ extension }) => extension);

/**
 * Writes a compressed file in every content coding beside each file of a folder that is worth it, and removes those that
 * belong to no file. A compressed file has the time of its file, so that a server can tell one that was left behind.
 *
 * @param cache where compressed files stay between builds; what this build did not use is removed from it
 * @param highest the highest level to use: a trial's build has no need of the smallest files
 * @throws what the file system reports
 */
export async function compressFolder(folder: string, cache: string, highest = 11): Promise<CompressionReport> {
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();
  const bytesIn: Record<Encoding, number> = { br: 0, gzip: 0 };
  const report = { files: 0, bytes: 0, bytesIn };
  const written = new Set<string>();
  const files = await filesBelow(folder);
  await forEachConcurrent(files.filter(isText), async (file) => {
    const bytes = await readFile(file);
    if (bytes.length < compression.minimumSize) return;
    report.files += 1;
    report.bytes += bytes.length;
    const { mtime } = await stat(file);
    const isQuick = compression.quick.test(urlIn(folder, file));
    for (const { name, extension, level, fastLevel } of compression.encodings) {
      const encoded = await encodeCached(cache, bytes, name, Math.min(highest, isQuick ? fastLevel : level));
      used.add(encoded.name);
      const target = file + extension;
      await writeFile(target, encoded.bytes);
      await setTime(target, mtime);
      written.add(target);
      bytesIn[name] += encoded.bytes.length;
    }
  });
  const left = files.filter((file) => endings.includes(path.extname(file)) && !written.has(file));
  const unused = (await readdir(cache)).filter((name) => !used.has(name)).map((name) => path.join(cache, name));
  await forEachConcurrent([...left, ...unused], (file) => rm(file));
  return report;
}

const isText = (file: string) => getFileType(file).compressed;

/** Seconds are handed on as a binary number and cut off: without the tenth, most times would be a millisecond too early. */
async function setTime(file: string, modified: Date): Promise<void> {
  const seconds = (modified.getTime() + 0.1) / 1000;
  await utimes(file, seconds, seconds);
}
