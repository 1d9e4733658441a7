export type { StoredDocument } from "./documents";
export { type ContentLimits, contentLimits } from "./limits";
export { type ClerkLanguage, clerkLanguages, isClerkLanguage } from "./messages";
export type { Problem } from "./problem";
export { type ContentReading, type EntryValue, entriesOf, type ReadEntry, readContent } from "./reading";
export { countErrors, type ReportOptions, report, summary } from "./report";
