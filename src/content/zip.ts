import { unzipSync } from "fflate";

/** The files of a ZIP archive. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Returns a file as text; undefined if the archive has none of that name. */
  readonly read: (name: string) => string | undefined;
}

/** The files that were read of an archive are larger than allowed: a small archive may unpack to any size. */
export class UnpackedTooLarge extends Error {}

/**
 * Opens a ZIP archive. Throws for a damaged one, and `UnpackedTooLarge` as soon as the files read have more bytes than
 * `limit` together.
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
          // No more than this is unpacked, even if the archive names a smaller size than it has.
          if (unpacked > limit) throw new UnpackedTooLarge(wanted);
          return true;
        },
      });
      return new TextDecoder().decode(files[wanted]);
    },
  };
}
