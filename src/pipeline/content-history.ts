import { getCollectionPath, getEntryFile } from "../content/files";
import { contentFolder, entryEnding } from "../content/folders";
import type { Site } from "../content/site";
import { getTodayInIndia } from "../language/dates";
import type { Collection } from "../schema/collection";
import { collections } from "../schema/collections";
import { pages } from "../schema/collections/site";
import type { PageContext } from "../site/page-context";
import { getRoute, isRouteId } from "../site/routes";
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

type PageId = PageContext["page"];

/**
 * Returns the day of a page's last change, YYYY-MM-DD: the newest commit of its files. Without a history it is the
 * newest day in their content: the publication of an entry or the review of the page. Without any such day it returns
 * null.
 *
 * @param changed the days of the content files, from `readContentHistory`
 * @param site the entries, of which those without a history have only their own days
 */
export function getLastUpdated(
  page: PageId,
  changed: ReadonlyMap<string, string>,
  site: Pick<Site, "entries">,
): string | null {
  const isPart = partsOf(page);
  const committed = Array.from(changed, ([file, day]) => (isPart(file) ? day : ""));
  const newest = newestOf(committed);
  if (newest) return newest;
  const written: readonly Collection[] = collections;
  const parts = written.flatMap((collection) =>
    site.entries(collection).filter(({ key }) => isPart(getEntryFile(collection, String(key)).file)),
  );
  return newestOf(parts.flatMap(({ published, reviewed }) => [published, reviewed]));
}

/**
 * Returns a predicate for the files of a page: its text and its collections. The home page covers all texts of the
 * site.
 */
function partsOf(page: PageId): (file: string) => boolean {
  const text = `${getCollectionPath(pages)}/${page}${entryEnding}`;
  if (!isRouteId(page)) return (file) => file === text;
  const { parent, collections: shown } = getRoute(page);
  if (parent === null) return (file) => file.startsWith(`${contentFolder}/`) && file.endsWith(entryEnding);
  const places = collections.filter(({ name }) => shown.some((one) => one === name)).map(getCollectionPath);
  return (file) => file === text || places.some((place) => file === place || file.startsWith(`${place}/`));
}

function newestOf(days: readonly unknown[]): string | null {
  const known = days.filter((day) => typeof day === "string");
  return known.sort().at(-1) || null;
}
