/**
 * The folders with a manifest and a lock file: the site, and the clerks' editor. Of the editor's packages one script is
 * used, and none is installed.
 */
export const manifestFolders = [".", "editor"] as const;

/** A folder with a manifest, relative to the project's root. */
export type ManifestFolder = (typeof manifestFolders)[number];
