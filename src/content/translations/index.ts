export { computeDigest } from "./digest";
export { type GroupKind, groupTexts, type TranslationGroup } from "./groups";
export { type AssessedText, assessTranslations, readTexts, recordsIn } from "./reading";
export { getRecordsFile, recordsFolder, writeRecords } from "./records";
export { recordsOfTexts } from "./state";
export { type TranslatableText, translatedInto } from "./texts";
