import { type ContentReading, countErrors, formatSummary, listProjectFiles, report } from "../content";
import { readMisspellings } from "../content/disk";
import { documentsFolder } from "../content/folders";
import { parseWithdrawn } from "../content/ledger";
import { memoize } from "../content/memoize";
import type { ProjectFiles } from "../content/project-files";
import { checkFiles } from "../content/reading";
import { findLastDue, findScheduled } from "../content/scheduled";
import { applyChanges, withdrawDocuments } from "../content/withdrawal";
import { buildMoment } from "./build-date";
import { type ContentHistory, readContentHistory } from "./content-history";
import { getProjectFolder } from "./project-folder";

/** All content that a build uses. The entries include those not yet due. */
export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * Checks the content and determines the parts that the site shows at a given time.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 * @param withdrawn the days of withdrawals that are not in the content yet, by document name
 * @returns the content with its files, the entries that are not yet due, the hidden documents (not yet due or
 *   withdrawn), and the last due minute of the day
 */
export function readSiteContent(
  stored: ProjectFiles,
  moment: string,
  withdrawn: ReadonlyMap<string, string> = new Map(),
) {
  const from = applyChanges(stored, withdrawDocuments(stored, withdrawn));
  const reading = checkFiles(from, readMisspellings());
  const scheduled = findScheduled(from, reading.written, moment);
  const left = Array.from(withdrawn.keys(), (name) => `${documentsFolder}/${name}`);
  const hidden: ReadonlySet<string> = new Set([...scheduled.documents, ...left]);
  return { ...reading, from, scheduled, withdrawn, hidden, lastDue: findLastDue(reading.written, moment) };
}

/** Formats the problems of the content as readable lines; empty if it may be published. */
export function formatProblems(reading: Pick<ContentReading, "files" | "problems">): string {
  if (countErrors(reading.problems) === 0) return "";
  return `${report(reading.problems, { language: "en", format: "terminal" })}\n${formatSummary(reading, "en")}`;
}

/**
 * The environment variable with the withdrawals that are not merged yet, as lines of `parseWithdrawn`. The list of
 * digests records them, so that a release can be built again.
 */
export const withdrawnVariable = "WITHDRAWN";

const readNow = () =>
  readSiteContent(
    listProjectFiles(getProjectFolder()),
    buildMoment(),
    parseWithdrawn(process.env[withdrawnVariable] ?? ""),
  );

/** Returns the content of the site. A build reads it once; in development each call reads it again. */
export const siteContent: () => SiteContent = process.env.NODE_ENV === "production" ? memoize(readNow) : readNow;

/** Returns the history of the content, read from git once per process. */
export const siteHistory: () => ContentHistory = memoize(() => readContentHistory(getProjectFolder()));
