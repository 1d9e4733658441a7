export { computeDigest } from "./digest";
export { type AssessedText, assessTranslations, readTexts, recordsIn } from "./reading";
export { getRecordsFile, recordsFolder, writeRecords } from "./records";
export { recordsOfTexts } from "./state";
export type { TranslatableText } from "./texts";
