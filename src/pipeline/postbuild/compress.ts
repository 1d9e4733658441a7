import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { compression, type Encoding, getFileType } from "../../site/http";
import { forEachConcurrent } from "../map-concurrent";
import { filesBelow, urlIn } from "../published-folder";
import { encodeCached } from "./encode";

/** The result of a compression run, in bytes. */
export interface CompressionReport {
  /** The number of files with compressed files next to them. */
  readonly files: number;
  readonly bytes: number;
  /** The total size of the compressed files, by content coding. */
  readonly bytesIn: Readonly<Record<Encoding, number>>;
}

/** The file extensions of compressed files. */
const endings: readonly string[] = compression.encodings.map(({ extension }) => extension);

/**
 * Compresses each eligible file of a folder in every content coding and writes the results next to it. Removes
 * compressed files without a source. A compressed file has its source's modification time, so a server can detect stale
 * ones.
 *
 * @param cache where compressed files are stored between builds; unused ones are removed
 * @param highest the highest level to use: test builds need not be as small as possible
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

/**
 * Sets the modification time of a file. `utimes` truncates binary fractions of seconds; without the added 0.1 ms most
 * times would be a millisecond early.
 */
async function setTime(file: string, modified: Date): Promise<void> {
  const seconds = (modified.getTime() + 0.1) / 1000;
  await utimes(file, seconds, seconds);
}
