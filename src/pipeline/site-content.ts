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
  const reading = checkFiles(from, readMisspellings(), moment);
  const scheduled = findScheduled(from, reading.written, moment);
  const hidden: ReadonlySet<string> = new Set(scheduled.documents);
  return { ...reading, from, scheduled, hidden, lastDue: findLastDue(reading.written, moment) };
}

/** Formats the problems of the content as readable lines; empty if it may be published. */
export function formatProblems(reading: Pick<ContentReading, "files" | "problems">): string {
  if (countErrors(reading.problems) === 0) return "";
  return `${report(reading.problems, { language: "en", format: "terminal" })}\n${formatSummary(reading, "en")}`;
}

let checked: SiteContent | undefined;

/** Returns the content of the site as last checked: once in a build, in development after each valid change. */
export function siteContent(): SiteContent {
  checked ??= readNow();
  return checked;
}

/**
 * Checks the content again and keeps it if it is valid.
 *
 * @returns its errors; empty if there are none
 */
export function checkSiteContent(): string {
  const content = readNow();
  const problems = formatProblems(content);
  if (problems === "") checked = content;
  return problems;
}

function readNow(): SiteContent {
  return readSiteContent(listProjectFiles(getProjectFolder()), buildMoment());
}

/** Returns the history of the content, read from git once per process. */
export const siteHistory: () => ContentHistory = memoize(() => readContentHistory(getProjectFolder()));
