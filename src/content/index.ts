export type { Diagnostic as Problem } from "./diagnostic";
export { type ClerkLanguage, clerkLanguages, isClerkLanguage } from "./messages";
export { type ContentReading, entriesOf, type ReadEntry, readContent } from "./reading";
export { countErrors, report, summary } from "./report";
