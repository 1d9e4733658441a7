export { computeDigest, getRecordsFile, recordsFolder, updateRecords, writeRecords } from "./records";
export {
  type AssessedText,
  assessTranslations,
  parseRecords,
  readTexts,
  type TranslatableText,
} from "./texts";
