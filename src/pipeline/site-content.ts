import { type ContentReading, countErrors, formatSummary, listProjectFiles, type ReadEntry, report } from "../content";
import { readMisspellings } from "../content/disk";
import type { ProjectFiles } from "../content/project-files";
import { checkFiles } from "../content/reading";
import { findLastDue, findScheduled, type Scheduled } from "../content/scheduled";
import { buildMoment } from "./build-date";
import { type ContentHistory, readContentHistory } from "./content-history";

/** All content that a build uses. */
export interface SiteContent
  extends Pick<ContentReading, "files" | "problems" | "documents" | "oldPaths" | "written" | "textRules"> {
  /** The files that the content was read from. */
  readonly from: ProjectFiles;
  /** The valid entries, including those not yet due. */
  readonly entries: readonly ReadEntry[];
  readonly scheduled: Scheduled;
  /** The last minute of the day at which an entry became due, YYYY-MM-DDTHH:MM. */
  readonly lastDue: string;
}

/**
 * Checks the content and determines what the site shows of it at a given time.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function readSiteContent(from: ProjectFiles, moment: string): SiteContent {
  const reading = checkFiles(from, { misspelled: readMisspellings() });
  const { written, entries, files, problems, documents, oldPaths, textRules } = reading;
  const scheduled = findScheduled(from, written, moment);
  const lastDue = findLastDue(written, moment);
  return { from, written, entries, files, problems, documents, oldPaths, textRules, scheduled, lastDue };
}

/** Formats the problems of the content as readable lines; empty if it may be published. */
export function formatProblems(reading: Pick<ContentReading, "files" | "problems">): string {
  if (countErrors(reading.problems) === 0) return "";
  return `${report(reading.problems, { language: "en", format: "terminal" })}\n${formatSummary(reading, "en")}`;
}

/** Returns a function that calls `read` once and caches the result. */
export function once<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

const readNow = () => readSiteContent(listProjectFiles(process.cwd()), buildMoment());

/** Returns the content of the site. A build reads it once; in development each call reads it again. */
export const siteContent: () => SiteContent = process.env.NODE_ENV === "production" ? once(readNow) : readNow;

/** Returns the history of the content, read from git once per process. */
export const siteHistory: () => ContentHistory = once(() => readContentHistory(process.cwd()));
