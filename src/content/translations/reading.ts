import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { defaultLocale } from "../../site/locales";
import { textOf } from "../bytes";
import { readEntry } from "../entry";
import { listEntryFiles, listFolder } from "../files";
import { wordsFolder } from "../folders";
import { readWords, type WordsReading } from "../interface-messages/json";
import { contentLimits } from "../limits";
import type { WrittenEntry } from "../written-entry";
import { readRecords, recordsFileOf, type TranslationRecord } from "./records";
import { stateOf, type TranslationState } from "./state";
import { type TranslatableText, textsOfEntry, textsOfWords, translatedInto } from "./texts";

/** A text and how its translation stands to its English. */
export interface AssessedText extends TranslatableText {
  readonly state: TranslationState;
}

/**
 * Every text of the content and of the interface below a project's root, in each language but English.
 *
 * @param entries the entries, where they have been read already
 */
export function readTexts(root: string, entries: readonly WrittenEntry[] = readEntries(root)): TranslatableText[] {
  return [...entries.flatMap(textsOfEntry), ...readWordTexts(root)];
}

function readEntries(root: string): WrittenEntry[] {
  return listEntryFiles(root).files.flatMap((file) => {
    const text = readText(root, file.file);
    return text === undefined ? [] : [readEntry(file, text).entry];
  });
}

/** The texts with their states, by the records that stand beside the content. */
export function assess(root: string, texts: readonly TranslatableText[]): AssessedText[] {
  const known = new Map<string, TranslationRecord[]>();
  return texts.map((text) => {
    const file = recordsFileOf(text.file);
    const records = known.get(file) ?? recordsIn(root, file);
    known.set(file, records);
    return { ...text, state: stateOf(text, records) };
  });
}

/** The records in a file; none where there is no such file. */
export function recordsIn(root: string, file: string): TranslationRecord[] {
  const place = path.join(root, file);
  return existsSync(place) ? readRecords(readFileSync(place, "utf8")) : [];
}

function readWordTexts(root: string): TranslatableText[] {
  const english = `${wordsFolder}/${defaultLocale}`;
  return listFolder(root, english).flatMap(({ name }) => {
    const { words } = readWordsFile(root, `${english}/${name}`);
    return translatedInto.flatMap((language) => {
      const file = `${wordsFolder}/${language}/${name}`;
      const reading = readWordsFile(root, file);
      return textsOfWords({ language, file, name: name.replace(/\.json$/u, ""), reading }, words);
    });
  });
}

function readWordsFile(root: string, file: string): WordsReading {
  return readWords(readText(root, file) ?? "{}");
}

/** A file's text; undefined where there is none that can be read, of which the content check tells. */
function readText(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  if (!existsSync(place)) return undefined;
  const decoded = textOf(readFileSync(place), contentLimits.fileBytes);
  return "text" in decoded ? decoded.text : undefined;
}
