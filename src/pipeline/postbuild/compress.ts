import { existsSync } from "node:fs";
import { readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { mapConcurrent } from "../../content/map-concurrent";
import { compression, type Encoding, getFileType } from "../../site/http";
import { compressedEndings, listFiles, writeChangedFile } from "../published-folder";

/**
 * Compresses each eligible file of a folder in every content coding and writes the results next to it. A compressed
 * file with the modification time of its source is current, if the level is that of the last run. Removes compressed
 * files without a source.
 *
 * @param level brotli's level, from 0 to 11; gzip uses at most 9. A higher one is slower and smaller
 * @param levelFile the file that records the level of the last run
 * @returns the number of sources, of those that were compressed, and the sizes in bytes by content coding
 * @throws what the file system reports
 */
export async function compressFolder(folder: string, level: number, levelFile: string) {
  const isSameLevel = existsSync(levelFile) && (await readFile(levelFile, "utf8")) === String(level);
  await rm(levelFile, { force: true });
  const bytesIn: Record<Encoding, number> = { br: 0, gzip: 0 };
  const report = { files: 0, compressed: 0, bytes: 0, bytesIn };
  const current = new Set<string>();
  const files = listFiles(folder).map((file) => path.join(folder, file));
  await mapConcurrent(files.filter(isText), async (file) => {
    const { size, mtimeMs } = await stat(file);
    if (size < compression.minimumSize) return;
    report.files += 1;
    report.bytes += size;
    const targets = compression.encodings.map(({ name, extension }) => ({ name, target: file + extension }));
    const areCurrent = await Promise.all(targets.map(({ target }) => hasTime(target, mtimeMs)));
    if (!isSameLevel || areCurrent.includes(false)) {
      report.compressed += 1;
      const bytes = await readFile(file);
      for (const { name, target } of targets) {
        await writeChangedFile(target, await encode(bytes, name, level));
        await setTime(target, mtimeMs);
      }
    }
    for (const { name, target } of targets) {
      current.add(target);
      const { size } = await stat(target);
      bytesIn[name] += size;
    }
  });
  const left = files.filter((file) => compressedEndings.includes(path.extname(file)) && !current.has(file));
  await mapConcurrent(left, (file) => rm(file));
  await writeChangedFile(levelFile, String(level));
  return report;
}

const isText = (file: string) => getFileType(file).compressed;

async function hasTime(file: string, modified: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.size > 0 && Math.floor(found.mtimeMs) === Math.floor(modified);
}

/**
 * Sets the modification time of a file to the millisecond. `utimes` truncates binary fractions of seconds; without the
 * added 0.1 ms most times would be a millisecond early.
 */
async function setTime(file: string, modified: number): Promise<void> {
  const seconds = (Math.floor(modified) + 0.1) / 1000;
  await utimes(file, seconds, seconds);
}

async function encode(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(bytes, { level: Math.min(level, 9) });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
