import { type ContentReading, listProjectFiles, type ReadEntry } from "../content";
import { readMisspellings } from "../content/disk";
import type { ProjectFiles } from "../content/project-files";
import { checkFiles } from "../content/reading";
import { findLastDue, findScheduled, type Scheduled } from "../content/scheduled";
import { buildMoment } from "./build-date";
import { type ContentHistory, readContentHistory } from "./content-history";

/** All that a build uses of the content. */
export interface SiteContent extends Pick<ContentReading, "files" | "problems" | "documents" | "oldPaths"> {
  /** The files that it was read from. */
  readonly from: ProjectFiles;
  /** The valid entries; those that are not due yet are among them. */
  readonly entries: readonly ReadEntry[];
  readonly scheduled: Scheduled;
  /** The last minute of the day at which an entry became due, YYYY-MM-DDTHH:MM. */
  readonly lastDue: string;
}

/**
 * Checks the content, and finds what the site shows of it at a moment.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function readSiteContent(from: ProjectFiles, moment: string): SiteContent {
  const { written, entries, files, problems, documents, oldPaths } = checkFiles(from, {
    misspelled: readMisspellings(),
  });
  const scheduled = findScheduled(from, written, moment);
  const lastDue = findLastDue(written, moment);
  return { from, entries, files, problems, documents, oldPaths, scheduled, lastDue };
}

/** Reads something at the first call and gives the same from then on. */
export function once<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

const readNow = () => readSiteContent(listProjectFiles(process.cwd()), buildMoment());

/** Returns the content of the site: in a build it is read once, while developing as it is now. */
export const siteContent: () => SiteContent = process.env.NODE_ENV === "production" ? once(readNow) : readNow;

/** Returns the history of the content, which git lists once for each process. */
export const siteHistory: () => ContentHistory = once(() => readContentHistory(process.cwd()));
