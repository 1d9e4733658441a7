const blockSize = 512;

/**
 * A file's bytes in a tar archive (the ustar form, POSIX.1-1988, which npm writes); undefined where it has none of that
 * name. Nothing is written anywhere, so that no archive can reach outside its folder.
 */
export function fileInTar(archive: Buffer, name: string): Buffer | undefined {
  for (let at = 0; at + blockSize <= archive.length; ) {
    const header = archive.subarray(at, at + blockSize);
    const own = text(header, 0, 100);
    if (own === "") return undefined;
    const size = Number.parseInt(text(header, 124, 12), 8);
    if (!Number.isFinite(size)) throw new Error("The archive cannot be read: a file has no size.");
    const begins = at + blockSize;
    const prefix = text(header, 345, 155);
    if ((prefix === "" ? own : `${prefix}/${own}`) === name) return archive.subarray(begins, begins + size);
    at = begins + Math.ceil(size / blockSize) * blockSize;
  }
  return undefined;
}

function text(header: Buffer, begin: number, length: number): string {
  return header
    .toString("utf8", begin, begin + length)
    .replace(/\0.*$/su, "")
    .trim();
}
