import { Unzlib, unzipSync } from "fflate";

/** The files of a ZIP archive. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Returns a file's text; undefined if the archive has no file of that name. */
  readonly read: (name: string) => string | undefined;
}

/** Thrown when the unpacked files exceed the limit: a small archive may unpack to any size. */
export class UnpackedTooLarge extends Error {}

/**
 * Opens a ZIP archive. Throws for a damaged one. Its `read` throws `UnpackedTooLarge` once the files read exceed
 * `limit` bytes together.
 */
export function openZip(bytes: Uint8Array, limit: number): ZipArchive {
  const names: string[] = [];
  unzipSync(bytes, { filter: ({ name }) => names.push(name) < 0 });
  let unpacked = 0;
  return {
    names,
    read(wanted) {
      if (!names.includes(wanted)) return undefined;
      const files = unzipSync(bytes, {
        filter({ name, originalSize }) {
          if (name !== wanted) return false;
          unpacked += originalSize;
          // No more than this is unpacked, even if the archive states a smaller size.
          if (unpacked > limit) throw new UnpackedTooLarge(wanted);
          return true;
        },
      });
      return new TextDecoder().decode(files[wanted]);
    },
  };
}

/** The number of packed bytes that are unpacked at once, so that the limit stops a bomb early. */
const step = 16 * 1024;

/**
 * Unpacks data in the zlib format (RFC 1950), with each byte a character. Returns undefined if it is damaged or in
 * another format. Throws `UnpackedTooLarge` beyond `limit` bytes.
 */
export function unzipZlib(packed: string, limit: number): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Unzlib((part) => {
    size += part.length;
    if (size <= limit) parts.push(part);
  });
  try {
    for (let at = 0; at < packed.length && size <= limit; at += step) {
      const bytes = Uint8Array.from(packed.slice(at, at + step), (sign) => sign.charCodeAt(0));
      stream.push(bytes, at + step >= packed.length);
    }
  } catch {
    return undefined;
  }
  if (size > limit) throw new UnpackedTooLarge();
  const unpacked = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    unpacked.set(part, at);
    at += part.length;
  }
  return unpacked;
}
