/**
 * The file, below the published folder and no URL itself, that says where the paths of a council's earlier site lead: a
 * JSON object of locations by path. The build writes it; servers, and what writes a host's own redirects, read it.
 */
export const oldPathsFile = "/_old-paths.json";

/** Where each path of an earlier site leads, by its decoded path without a slash at its end. */
export type OldPaths = Readonly<Record<string, string>>;
