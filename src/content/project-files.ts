/** A file of a project, on disk or in memory. */
export interface ProjectFile {
  /** The file's size in bytes. */
  readonly size: number;
  /** True for a symbolic link. Links are never followed. */
  readonly isLink: boolean;
  /** Returns the file's bytes, with a limit only the first ones. */
  readonly read: (limit?: number) => Uint8Array;
}

/** All files the content check reads, by path from the project's root, with `/`. */
export type ProjectFiles = ReadonlyMap<string, ProjectFile>;

/** A file or folder in a folder. */
export interface FolderItem {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
}

/** Creates a file in memory from bytes, or from a text as UTF-8. */
export function createFile(contents: string | Uint8Array): ProjectFile {
  const bytes = typeof contents === "string" ? new TextEncoder().encode(contents) : contents;
  return { size: bytes.length, isLink: false, read: (limit = bytes.length) => bytes.subarray(0, limit) };
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
