export { digestOf } from "./digest";
export { type GroupKind, groupsOf, type TranslationGroup } from "./groups";
export { type AssessedText, assess, readTexts, recordsIn } from "./reading";
export { recordsFileOf, recordsFolder, writeRecords } from "./records";
export { recordsOfTexts } from "./state";
export { type TranslatableText, translatedInto } from "./texts";
