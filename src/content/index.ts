export { type ClerkLanguage, clerkLanguages, isClerkLanguage } from "./messages";
export type { Problem } from "./problem";
export { type ContentReading, type EntryValue, entriesOf, type ReadEntry, readContent } from "./reading";
export { countErrors, report, summary } from "./report";
