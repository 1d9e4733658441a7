import { type ContentReading, countErrors, formatSummary, listProjectFiles, report } from "../content";
import { readMisspellings } from "../content/disk";
import { memoize } from "../content/memoize";
import type { ProjectFiles } from "../content/project-files";
import { checkFiles } from "../content/reading";
import { findLastDue, findScheduled } from "../content/scheduled";
import { buildMoment } from "./build-date";
import { type ContentHistory, readContentHistory } from "./content-history";
import { getProjectFolder } from "./project-folder";

/** All content that a build uses. The entries include those not yet due. */
export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * Checks the content and determines the parts that the site shows at a given time.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 * @returns the content with its files, the entries and documents that are not yet due, and the last due minute of the day
 */
export function readSiteContent(from: ProjectFiles, moment: string) {
  const reading = checkFiles(from, readMisspellings());
  const scheduled = findScheduled(from, reading.written, moment);
  const hidden: ReadonlySet<string> = new Set(scheduled.documents);
  return { ...reading, from, scheduled, hidden, lastDue: findLastDue(reading.written, moment) };
}

/** Formats the problems of the content as readable lines; empty if it may be published. */
export function formatProblems(reading: Pick<ContentReading, "files" | "problems">): string {
  if (countErrors(reading.problems) === 0) return "";
  return `${report(reading.problems, { language: "en", format: "terminal" })}\n${formatSummary(reading, "en")}`;
}

const readNow = () => readSiteContent(listProjectFiles(getProjectFolder()), buildMoment());

/** Returns the content of the site. A build reads it once; in development each call reads it again. */
export const siteContent: () => SiteContent = process.env.NODE_ENV === "production" ? memoize(readNow) : readNow;

/** Returns the history of the content, read from git once per process. */
export const siteHistory: () => ContentHistory = memoize(() => readContentHistory(getProjectFolder()));
