import { contentFolder, documentsFolder } from "../content/folders";
import { git } from "./git";

/** The commit that a site is built from. */
export interface SourceCommit {
  /** Its full name; null without git, or before the first commit. */
  readonly commit: string | null;
  /** True if content, documents or code differ from that commit. */
  readonly uncommitted: boolean;
}

/** Reads the commit of a project. A folder without a history names none. */
export function readSourceCommit(project: string): SourceCommit {
  try {
    const commit = git(project, ["rev-parse", "HEAD"]).trim();
    const status = git(project, ["status", "--porcelain", "--", contentFolder, documentsFolder, "src"]);
    return { commit, uncommitted: status.trim() !== "" };
  } catch {
    return { commit: null, uncommitted: false };
  }
}
