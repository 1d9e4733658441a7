import type { LocaleCode } from "../../site/locales";
import { computeDigest } from "./digest";
import type { TranslationRecord } from "./records";

/** An English text and what stands for it in another language. */
export interface TextPair {
  readonly language: LocaleCode;
  readonly english: string;
  /** Undefined where nothing is written yet. */
  readonly translation: string | undefined;
}

/** The state of a translation relative to its English text. */
export type TranslationState = "current" | "missing" | "older";

/**
 * A translation is older than its English when this very translation was recorded as made from another English. One that
 * is not recorded was written since, and whoever wrote it had the present English before them.
 */
export function getTranslationState(pair: TextPair, records: readonly TranslationRecord[]): TranslationState {
  if (pair.translation === undefined) return "missing";
  const known = recordsOf(pair, records);
  const english = computeDigest(pair.english);
  return known.length === 0 || known.some((record) => record.english === english) ? "current" : "older";
}

/**
 * Returns the records for a file's texts: each translation with its current English text. One that is older keeps its
 * former records, unless it is accepted: then somebody has read both and found that it still fits.
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
