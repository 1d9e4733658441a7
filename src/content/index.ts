export { type ClerkLanguage, clerkLanguages, isClerkLanguage } from "../messages";
export type { Diagnostic as Problem } from "./diagnostic";
export { listProjectFiles, readContent } from "./disk";
export { type ContentReading, getEntries, type ReadEntry } from "./reading";
export { countErrors, formatSummary, report } from "./report";
