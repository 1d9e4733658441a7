import { isLocaleCode, type LocaleCode } from "../../site/locales";
import { contentFolder } from "../folders";
import { computeSha256 } from "../sha256";

/** A record that a translation matches the text it translates. Contains the digests of both texts. */
export interface TranslationRecord {
  /** The content file, as `getRecordName` returns it. */
  readonly name: string;
  readonly language: LocaleCode;
  readonly translation: string;
  readonly source: string;
}

/** The folder of the records. */
export const recordsFolder = `${contentFolder}/.translated`;

/**
 * The file of the records. The editor and the content check do not read it. Git merges it by keeping the lines of both
 * branches (`.gitattributes`), so branches that change different entries never conflict.
 */
export const recordsFile = `${recordsFolder}/records.txt`;

/**
 * Returns the file in which the editor notes which texts of the product an entry replaces, until the next recording. Each
 * entry has its own, so requests for different entries never conflict.
 */
export function getNotesFile(file: string): string {
  return `${recordsFolder}/${getRecordName(file).replaceAll("/", ".")}.txt`;
}

/**
 * Returns the name of a content file in records: its path without extension. The files of all languages share a name.
 */
export function getRecordName(file: string): string {
  const inside = file.slice(contentFolder.length + 1).replace(/\.[a-z]+$/u, "");
  return inside.replace(/^locales\/[^/]+\//u, "locales/");
}

const line = /^(\S+) ([a-z]{2,3}) ([0-9a-f]{12}) ([0-9a-f]{12})$/u;

/** Parses the records in a file's text. Invalid lines, such as conflict markers, are skipped. */
export function readRecords(text: string): TranslationRecord[] {
  return text.split(/\r?\n/u).flatMap((written) => {
    const [, name, language, translation, source] = line.exec(written) ?? [];
    return name && isLocaleCode(language) && translation && source ? [{ name, language, translation, source }] : [];
  });
}

/** Serialises records, one per line, sorted and without duplicates. */
export function writeRecords(records: readonly TranslationRecord[]): string {
  const lines = records.map((record) => `${record.name} ${record.language} ${record.translation} ${record.source}\n`);
  return [...new Set(lines)].sort().join("");
}

/**
 * Returns a short digest of a text: 48 bits of SHA-256 in hexadecimal. White space and Unicode normalisation do not
 * affect it.
 */
export function computeTextDigest(text: string): string {
  return computeSha256(tidyForDigest(text)).slice(0, 12);
}

/** Returns a text as its digest is computed from it. */
export function tidyForDigest(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** A text with its translation in another language, or a text of the product with the council's that replaces it. */
export interface TextPair {
  /** The file of the text, existing or not, from the project's root. */
  readonly file: string;
  readonly language: LocaleCode;
  readonly source: string;
  /** Undefined if not yet translated. */
  readonly translation: string | undefined;
  /** True if the source is the product's text in the same language, which the translation replaces. */
  readonly isReplacement?: boolean | undefined;
  /** True if the source replaces the product's text, but the translation is still the product's. */
  readonly isLeftBehind?: boolean | undefined;
  /** True if both texts are the product's, which has their records. */
  readonly isOfProduct?: boolean | undefined;
}

/** The state of a translation relative to the text it translates. */
export type TranslationState = "current" | "missing" | "older";

/**
 * Returns the state of a translation. It is older if its records all name another text. A translation without
 * records was written since the last recording, so its author had the present text, unless it is the product's.
 */
export function getTranslationState(pair: TextPair, records: readonly TranslationRecord[]): TranslationState {
  if (pair.translation === undefined) return "missing";
  const known = recordsOf(pair, records);
  const source = computeTextDigest(pair.source);
  const isNew = known.length === 0 && !pair.isLeftBehind;
  return isNew || known.some((record) => record.source === source) ? "current" : "older";
}

/**
 * Returns the records for texts: each translation with the current text that it translates. An older translation keeps
 * its former records, unless it was accepted.
 */
export function updateRecords<Pair extends TextPair>(
  pairs: readonly Pair[],
  records: readonly TranslationRecord[],
  isAccepted: (pair: Pair) => boolean,
): TranslationRecord[] {
  return pairs.flatMap((pair): TranslationRecord[] => {
    const { language, source, translation } = pair;
    if (translation === undefined) return [];
    if (getTranslationState(pair, records) === "older" && !isAccepted(pair)) return recordsOf(pair, records);
    const digests = { translation: computeTextDigest(translation), source: computeTextDigest(source) };
    return [{ name: nameTextRecord(pair), language, ...digests }];
  });
}

/** Returns the name of a pair in records. */
export function nameTextRecord({ file, isReplacement }: Pick<TextPair, "file" | "isReplacement">): string {
  return `${isReplacement ? "product/" : ""}${getRecordName(file)}`;
}

function recordsOf(pair: TextPair, records: readonly TranslationRecord[]) {
  const { language, translation = "" } = pair;
  const [name, digest] = [nameTextRecord(pair), computeTextDigest(translation)];
  return records.filter(
    (record) => record.name === name && record.language === language && record.translation === digest,
  );
}
