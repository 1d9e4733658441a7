import { contentFolder } from "../content/folders";
import { getTodayInIndia } from "../language/dates";
import { git } from "./git";

/** The dates of the last changes of the content files, or the reason why they are unknown. */
export interface ContentHistory {
  /** The day in India of the newest commit of each file, YYYY-MM-DD, by its path from the project's root. */
  readonly changed: ReadonlyMap<string, string>;
  /** Why the dates are unknown; undefined if the history could be read. */
  readonly missing?: string;
}

/** The prefix of a commit's time in git's output; no file name begins with it. */
const commitSign = "commit ";

/**
 * Reads when each file below `content/` last changed, with one `git log`. The time is the committer's: for a reviewed
 * change, the day of its acceptance. Uncommitted changes have no day, so two builds of one commit agree.
 */
export function readContentHistory(project: string): ContentHistory {
  const changed = new Map<string, string>();
  try {
    // In a shallow clone every older file seems to have been added by the oldest commit fetched.
    if (git(project, "rev-parse", "--is-shallow-repository") === "true") {
      return { changed, missing: "only the newest commits were fetched; fetch the whole history (fetch-depth: 0)" };
    }
    const list = git(
      project,
      "log",
      "--relative",
      "--no-renames",
      "--name-only",
      `--format=${commitSign}%cI`,
      "--",
      contentFolder,
    );
    let day = "";
    for (const line of list.split("\n")) {
      if (line.startsWith(commitSign)) day = getTodayInIndia(new Date(line.slice(commitSign.length)));
      else if (line !== "" && day > (changed.get(line) ?? "")) changed.set(line, day);
    }
    return { changed };
  } catch (error) {
    return { changed, missing: error instanceof Error ? error.message : String(error) };
  }
}
