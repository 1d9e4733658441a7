import { isLocaleCode, type LocaleCode } from "../../site/locales";
import { contentFolder } from "../folders";

/** That a translation was made from, or found to fit, an English text; both by their digests. */
export interface TranslationRecord {
  readonly language: LocaleCode;
  readonly translation: string;
  readonly english: string;
}

/**
 * The folder of the records: a file beside each content file. Neither the editor nor the content check reads this
 * folder. One file for each, so that branches which change different entries never meet in one.
 */
export const recordsFolder = `${contentFolder}/.translated`;

/** The file of the records of a content file; words of the interface share one for all languages. */
export function getRecordsFile(file: string): string {
  const inside = file.slice(contentFolder.length + 1).replace(/\.[a-z]+$/u, ".txt");
  return `${recordsFolder}/${inside.replace(/^locales\/[^/]+\//u, "locales/")}`;
}

const line = /^([a-z]{2,3}) ([0-9a-f]{12}) ([0-9a-f]{12})$/u;

/** The records in a file's text. A line that is none, such as the mark of a merge gone wrong, records nothing. */
export function readRecords(text: string): TranslationRecord[] {
  return text.split(/\r?\n/u).flatMap((written) => {
    const [, language, translation, english] = line.exec(written) ?? [];
    return isLocaleCode(language) && translation && english ? [{ language, translation, english }] : [];
  });
}

/** Records as a file's text: one a line, each once, in a fixed order. */
export function writeRecords(records: readonly TranslationRecord[]): string {
  const lines = records.map(({ language, translation, english }) => `${language} ${translation} ${english}\n`);
  return [...new Set(lines)].sort().join("");
}
