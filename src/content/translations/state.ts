import type { LocaleCode } from "../../site/locales";
import { computeDigest } from "./digest";
import type { TranslationRecord } from "./records";

/** An English text with its translation in another language. */
export interface TextPair {
  readonly language: LocaleCode;
  readonly english: string;
  /** Undefined if not yet translated. */
  readonly translation: string | undefined;
}

/** The state of a translation relative to its English text. */
export type TranslationState = "current" | "missing" | "older";

/**
 * Returns the state of a translation. It is older if its records all name another English text. A translation without
 * records was written since the last recording, so its author had the present English.
 */
export function getTranslationState(pair: TextPair, records: readonly TranslationRecord[]): TranslationState {
  if (pair.translation === undefined) return "missing";
  const known = recordsOf(pair, records);
  const english = computeDigest(pair.english);
  return known.length === 0 || known.some((record) => record.english === english) ? "current" : "older";
}

/**
 * Returns the records for a file's texts: each translation with its current English text. An older translation keeps
 * its former records, unless it was accepted as still fitting.
 */
export function recordsOfTexts<Pair extends TextPair>(
  pairs: readonly Pair[],
  records: readonly TranslationRecord[],
  isAccepted: (pair: Pair) => boolean,
): TranslationRecord[] {
  return pairs.flatMap((pair): TranslationRecord[] => {
    const { language, english, translation } = pair;
    if (translation === undefined) return [];
    if (getTranslationState(pair, records) === "older" && !isAccepted(pair)) return recordsOf(pair, records);
    return [{ language, translation: computeDigest(translation), english: computeDigest(english) }];
  });
}

function recordsOf({ language, translation = "" }: TextPair, records: readonly TranslationRecord[]) {
  const digest = computeDigest(translation);
  return records.filter((record) => record.language === language && record.translation === digest);
}
