import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { computeSha256 } from "../../content/sha256";
import type { Encoding } from "../../site/http";
import { writeFileAtomic } from "../published-folder";

/** Encodes bytes in a content coding. A higher level is slower and smaller (brotli 0 to 11, gzip 0 to 9). */
async function encode(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(bytes, { level });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** The result of encoding with a cache. */
export interface Encoded {
  readonly bytes: Buffer;
  /** The name of the cached file. */
  readonly name: string;
}

/**
 * Encodes bytes, or returns the cached result if it decodes to exactly these bytes. Encoding the whole site takes a
 * quarter of a build, decoding it less than a second.
 *
 * @param folder where encoded files are stored between builds
 */
export async function encodeCached(folder: string, bytes: Buffer, encoding: Encoding, level: number): Promise<Encoded> {
  const name = `${computeSha256(bytes)}.${encoding}-${level}`;
  const file = path.join(folder, name);
  const cached = await readFile(file).catch(() => undefined);
  if (cached && (await decodes(cached, encoding, bytes))) return { bytes: cached, name };
  const made = await encode(bytes, encoding, level);
  await writeFileAtomic(file, made);
  return { bytes: made, name };
}

/** Returns the digests of the bytes whose encoded files a folder contains; empty if the folder does not exist. */
export async function encodedDigests(folder: string): Promise<ReadonlySet<string>> {
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
