/** A file of a project, wherever it is stored. */
export interface ProjectFile {
  /** Its size in bytes. */
  readonly size: number;
  /** True for a symbolic link, which is never followed. */
  readonly isLink: boolean;
  /** Returns its bytes; with a limit, only the first ones. */
  readonly read: (limit?: number) => Uint8Array;
}

/** Files by their paths from the project's root, with `/`: all that the content check looks at. */
export type ProjectFiles = ReadonlyMap<string, ProjectFile>;

/** An item of a folder. */
export interface FolderItem {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
}

/** Returns a file of some bytes, or of a text in UTF-8. */
export function fileFrom(contents: string | Uint8Array): ProjectFile {
  const bytes = typeof contents === "string" ? new TextEncoder().encode(contents) : contents;
  return { size: bytes.length, isLink: false, read: (limit = bytes.length) => bytes.subarray(0, limit) };
}

/** Returns the items of a folder in order of their names, without hidden ones; a folder that does not exist has none. */
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
