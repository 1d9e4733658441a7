/** A file of a project, on disk or in memory. */
export interface ProjectFile {
  /** The file's size in bytes. */
  readonly size: number;
  /** True for a symbolic link. Links are never followed. */
  readonly isLink: boolean;
  /** The text of the product's file of the same name, whose values a council's file need not repeat. */
  readonly below?: string | undefined;
  /** True if the council has no such file, so that it is the product's. */
  readonly isOfProduct?: true;
  /** Returns the file's bytes, with a limit only the first ones. */
  readonly read: (limit?: number) => Uint8Array;
}

/** All files the content check reads, by path from the project's root, with `/`. */
export type ProjectFiles = ReadonlyMap<string, ProjectFile>;

/** Creates the product's file for a council that has none in its place. */
export function createProductFile(text: string): ProjectFile {
  return { ...createFile(text, text), isOfProduct: true };
}

/** A file or folder in a folder. */
export interface FolderItem {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
}

/**
 * Creates a file in memory from bytes, or from a text as UTF-8.
 *
 * @param below the text of the product's file of the same name
 */
export function createFile(contents: string | Uint8Array, below?: string): ProjectFile {
  const bytes = typeof contents === "string" ? new TextEncoder().encode(contents) : contents;
  return { size: bytes.length, isLink: false, below, read: (limit = bytes.length) => bytes.subarray(0, limit) };
}

/** Returns the visible items of a folder sorted by name; none for a missing folder. */
export function listFolder(files: ProjectFiles, folder: string): FolderItem[] {
  const items = new Map<string, FolderItem>();
  for (const [path, { isLink }] of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const [name = "", ...below] = path.slice(folder.length + 1).split("/");
    const isFolder = below.length > 0;
    if (!name.startsWith(".")) items.set(name, { name, isFolder, isLink: isLink && !isFolder });
  }
  return [...items.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
