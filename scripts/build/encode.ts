import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../src/site/production";

/** Bytes in a content coding; the higher the level, the smaller and the slower (brotli 0 to 11, gzip 0 to 9). */
export async function encode(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(bytes, { level });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
