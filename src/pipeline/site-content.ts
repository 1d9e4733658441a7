import { type ContentReading, countErrors, formatSummary, listProjectFiles, report } from "../content";
import { readMisspellings } from "../content/disk";
import type { ProjectFiles } from "../content/project-files";
import { checkFiles } from "../content/reading";
import { findLastDue, findScheduled } from "../content/scheduled";
import { buildMoment } from "./build-date";
import { type ContentHistory, readContentHistory } from "./content-history";

/** All content that a build uses. The entries include those not yet due. */
export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * Checks the content and determines what the site shows of it at a given time.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 * @returns the content with the files that it was read from, what is not yet due, and the last minute of the day at
 * which an entry became due
 */
export function readSiteContent(from: ProjectFiles, moment: string) {
  const reading = checkFiles(from, { misspelled: readMisspellings() });
  const scheduled = findScheduled(from, reading.written, moment);
  return { ...reading, from, scheduled, lastDue: findLastDue(reading.written, moment) };
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
