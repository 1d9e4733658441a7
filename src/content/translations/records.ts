import { isLocaleCode, type LocaleCode } from "../../site/locales";
import { contentFolder } from "../folders";

/** A record that a translation was made for, or accepted for, an English text. Both are digests. */
export interface TranslationRecord {
  readonly language: LocaleCode;
  readonly translation: string;
  readonly english: string;
}

/**
 * The folder of the records. The editor and the content check do not read it. Each content file has a separate file of
 * records, so that branches which change different entries never conflict.
 */
export const recordsFolder = `${contentFolder}/.translated`;

/** Returns the records file of a content file. All languages of an interface file share one. */
export function getRecordsFile(file: string): string {
  const inside = file.slice(contentFolder.length + 1).replace(/\.[a-z]+$/u, ".txt");
  return `${recordsFolder}/${inside.replace(/^locales\/[^/]+\//u, "locales/")}`;
}

const line = /^([a-z]{2,3}) ([0-9a-f]{12}) ([0-9a-f]{12})$/u;

/** Parses the records in a file's text. Invalid lines, such as conflict markers, are skipped. */
export function readRecords(text: string): TranslationRecord[] {
  return text.split(/\r?\n/u).flatMap((written) => {
    const [, language, translation, english] = line.exec(written) ?? [];
    return isLocaleCode(language) && translation && english ? [{ language, translation, english }] : [];
  });
}

/** Serialises records, one per line, sorted and without duplicates. */
export function writeRecords(records: readonly TranslationRecord[]): string {
  const lines = records.map(({ language, translation, english }) => `${language} ${translation} ${english}\n`);
  return [...new Set(lines)].sort().join("");
}
