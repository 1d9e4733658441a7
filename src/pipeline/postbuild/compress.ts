import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { computeSha256 } from "../../content/sha256";
import { compression, type Encoding, getBrotliLevel, getFileType } from "../../site/http";
import { forEachConcurrent } from "../map-concurrent";
import { getUrlIn, listFilesBelow, placeFile } from "../published-folder";

/** The file extensions of compressed files. */
const endings: readonly string[] = compression.encodings.map(({ extension }) => extension);

/**
 * Compresses each eligible file of a folder in every content coding and writes the results next to it. Removes
 * compressed files without a source. A compressed file has its source's modification time, so a server can detect stale
 * ones.
 *
 * @param cache where compressed files are stored between builds; unused ones are removed
 * @param highest the highest level to use: test builds need not be as small as possible
 * @returns the number and the size of the files, and the size of the compressed files by content coding
 * @throws what the file system reports
 */
export async function compressFolder(folder: string, cache: string, highest = 11) {
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();
  const bytesIn: Record<Encoding, number> = { br: 0, gzip: 0 };
  const report = { files: 0, bytes: 0, bytesIn };
  const written = new Set<string>();
  const files = await listFilesBelow(folder);
  await forEachConcurrent(files.filter(isText), async (file) => {
    const bytes = await readFile(file);
    if (bytes.length < compression.minimumSize) return;
    report.files += 1;
    report.bytes += bytes.length;
    const { mtime } = await stat(file);
    const level = Math.min(highest, getBrotliLevel(getUrlIn(folder, file)));
    for (const { name, extension } of compression.encodings) {
      const encoded = await encodeCached(cache, bytes, name, name === "br" ? level : Math.min(highest, 9));
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

/** Encodes bytes in a content coding. A higher level is slower and smaller (brotli 0 to 11, gzip 0 to 9). */
async function encode(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(bytes, { level });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/**
 * Encodes bytes, or returns the cached result if it decodes to exactly these bytes. Encoding the whole site takes a
 * quarter of a build, decoding it less than a second.
 *
 * @param folder where encoded files are stored between builds
 * @returns the bytes and the name of the cached file
 */
async function encodeCached(folder: string, bytes: Buffer, encoding: Encoding, level: number) {
  const name = `${computeSha256(bytes)}.${encoding}-${level}`;
  const file = path.join(folder, name);
  const cached = await readFile(file).catch(() => undefined);
  if (cached && (await decodes(cached, encoding, bytes))) return { bytes: cached, name };
  const made = await encode(bytes, encoding, level);
  await placeFile(file, made);
  return { bytes: made, name };
}

/** Returns the digests of the bytes whose encoded files a folder contains; empty if the folder does not exist. */
export async function listEncodedDigests(folder: string): Promise<ReadonlySet<string>> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return new Set(names.map((name) => name.slice(0, name.indexOf("."))));
}

async function decodes(encoded: Buffer, encoding: Encoding, expected: Buffer): Promise<boolean> {
  const decode = promisify(encoding === "gzip" ? gunzip : brotliDecompress);
  // A truncated or otherwise wrong file is encoded again.
  return decode(encoded).then(
    (decoded) => decoded.equals(expected),
    () => false,
  );
}
