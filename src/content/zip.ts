import { unzipSync } from "fflate";

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
