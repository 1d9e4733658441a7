/** A release archive: a version of the product as npm packs it. */
export interface Archive {
  /** The address of the archive, or its file. */
  readonly source: string;
  readonly bytes: Buffer;
}

export const productName: string;
export const installedFolder: string;
export class ArchiveError extends Error {}
export function readArchive(source: string): Promise<Archive>;
export function unpackArchive(archive: Archive, folder: string): void;
export function writeDependency(council: string, archive: Archive): void;
