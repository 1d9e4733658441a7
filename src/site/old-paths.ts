/**
 * The file, below the published folder and no URL itself, that says where the paths of a council's earlier site lead: a
 * JSON object of locations by path. The build writes it; servers, and what writes a host's own redirects, read it.
 */
export const oldPathsFile = "/_old-paths.json";

/** The redirect targets of an earlier site's paths, by decoded path without a trailing slash. */
export type OldPaths = Readonly<Record<string, string>>;
