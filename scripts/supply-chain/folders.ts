/**
 * The folders that name what the site is made with, each in a manifest and a lock file of its own: the site, and the
 * clerks' editor, of which one script is taken and nothing is installed.
 */
export const manifestFolders = [".", "editor"] as const;

/** One of these folders, by its path from the project's. */
export type ManifestFolder = (typeof manifestFolders)[number];
