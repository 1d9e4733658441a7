import { defaultLocale } from "../../site/locales";
import { decodeText } from "../bytes";
import { wordsFolder } from "../folders";
import { type MessagesReading, parseMessages } from "../interface-messages/json";
import { contentLimits } from "../limits";
import { parseEntries } from "../parse";
import { listFolder, type ProjectFiles } from "../project-files";
import type { WrittenEntry } from "../written-entry";
import { getRecordsFile, readRecords, type TranslationRecord } from "./records";
import { getTranslationState, type TranslationState } from "./state";
import { type TranslatableText, textsOfEntry, textsOfWords, translatedInto } from "./texts";

/** A text with the state of its translation. */
export interface AssessedText extends TranslatableText {
  readonly state: TranslationState;
}

/**
 * Reads all texts of the content and the interface, in each language but English.
 *
 * @param entries the entries, if already parsed
 */
export function readTexts(
  files: ProjectFiles,
  entries: readonly WrittenEntry[] = parseEntries(files).written,
): TranslatableText[] {
  return [...entries.flatMap(textsOfEntry), ...readWordTexts(files)];
}

/** Adds the translation state to each text, based on the records in the project. */
export function assessTranslations(files: ProjectFiles, texts: readonly TranslatableText[]): AssessedText[] {
  const known = new Map<string, TranslationRecord[]>();
  return texts.map((text) => {
    const file = getRecordsFile(text.file);
    const records = known.get(file) ?? recordsIn(files, file);
    known.set(file, records);
    return { ...text, state: getTranslationState(text, records) };
  });
}

/** Reads the records in a file; none if it does not exist. */
export function recordsIn(files: ProjectFiles, file: string): TranslationRecord[] {
  return readRecords(new TextDecoder().decode(files.get(file)?.read()));
}

function readWordTexts(files: ProjectFiles): TranslatableText[] {
  const english = `${wordsFolder}/${defaultLocale}`;
  return listFolder(files, english).flatMap(({ name }) => {
    const { words } = readWordsFile(files, `${english}/${name}`);
    return translatedInto.flatMap((language) => {
      const file = `${wordsFolder}/${language}/${name}`;
      const reading = readWordsFile(files, file);
      return textsOfWords({ language, file, name: name.replace(/\.json$/u, ""), reading }, words);
    });
  });
}

/** Reads the messages in a file; none if it is unreadable, which the content check reports. */
function readWordsFile(files: ProjectFiles, file: string): MessagesReading {
  const bytes = files.get(file)?.read();
  const decoded = bytes && decodeText(bytes, contentLimits.fileBytes);
  return parseMessages(decoded && "text" in decoded ? decoded.text : "{}");
}
