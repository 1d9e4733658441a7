import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { compression, getBrotliLevel } from "../../src/site/http";

/**
 * Returns the transfer size of a file in bytes, compressed as for publication. Files too small for compression count in
 * full.
 */
export function getTransferSize(folder: string, name: string): number {
  const bytes = readFileSync(path.join(folder, name));
  if (bytes.length < compression.minimumSize) return bytes.length;
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: getBrotliLevel(name),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}
