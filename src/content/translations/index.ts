export { computeDigest, getRecordsFile, recordsFolder, recordsOfTexts, writeRecords } from "./records";
export { type AssessedText, assessTranslations, readTexts, recordsIn, type TranslatableText } from "./texts";
