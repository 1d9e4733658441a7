import { isTranslated } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import { getKind } from "../../schema/kinds";
import { type LocaleCode, localeCodes, requiredLocale, sourceLocale } from "../../site/locales";
import { isGroup } from "../../site/merge";
import { parseEntries } from "../entry";
import { formatPath, getValueAt } from "../fields";
import { wordsFolder } from "../folders";
import { stripPluralSuffix } from "../interface-messages/compare";
import { type MessagesReading, parseMessages } from "../interface-messages/json";
import { decodeContent } from "../limits";
import type { Path } from "../position";
import { listFolder, type ProjectFiles } from "../project-files";
import type { WrittenEntry } from "../written-entry";
import {
  getTranslationState,
  readRecords,
  recordsFolder,
  type TextPair,
  type TranslationRecord,
  type TranslationState,
} from "./records";
import { listReplacedTexts, type TranslatableText } from "./replaced-texts";

/** Returns the languages to translate into from another. */
const listOthers = (source: LocaleCode) => localeCodes.filter((code) => code !== source);

/** Returns an entry's texts in every language but the required one. Fields without that are omitted. */
function listEntryTexts(entry: WrittenEntry): TranslatableText[] {
  const { file, places, layers } = entry;
  const isOwn = (at: Path) => layers === undefined || getValueAt(layers.own, at) !== undefined;
  return entry.fields.flatMap(({ path, description, value }) => {
    if (getKind(description.kind).shape !== "texts" || !isGroup(value)) return [];
    const source = written(value[requiredLocale]);
    if (source === undefined) return [];
    // A document's text is only in the languages in which it was issued.
    const languages = listOthers(requiredLocale).filter(
      (language) => isTranslated(description) || !isEmpty(value[language]),
    );
    return languages.map((language): TranslatableText => {
      const { line } = places.of([...path, language]);
      const layer = compareLayers(isOwn([...path, requiredLocale]), isOwn([...path, language]));
      return { language, source, translation: written(value[language]), file, line, path, ...layer };
    });
  });
}

const compareLayers = (hasSource: boolean, hasTranslation: boolean) => ({
  isLeftBehind: hasSource && !hasTranslation,
  isOfProduct: !hasSource && !hasTranslation,
});

/** Pairs the messages of a file with the English ones. Missing messages are included under their English name. */
function pairMessages(
  language: TextPair["language"],
  file: string,
  reading: MessagesReading,
  { words: english, belowNames: ofProduct }: MessagesReading,
): TranslatableText[] {
  const models = new Map(english.map(({ path, text }) => [formatPath(path), text]));
  const own = new Map(reading.words.map(({ path, text }) => [formatPath(path), { path, text }]));
  const paths = new Map([...english, ...reading.words].map(({ path }) => [formatPath(path), path]));
  return [...paths].flatMap(([word, path]): TranslatableText[] => {
    const model = models.get(word) ?? models.get(pluralOf(path));
    const translation = own.get(word)?.text;
    // Plural forms differ between languages, so a plural form cannot be reported as missing here.
    if (model === undefined || (translation === undefined && stripPluralSuffix(String(path.at(-1))) !== undefined))
      return [];
    const { line } = reading.places.of(path, "key");
    const hasSource = !ofProduct.has(models.has(word) ? word : pluralOf(path));
    const hasTranslation = !reading.belowNames.has(word);
    return [{ language, source: model, translation, file, line, path, ...compareLayers(hasSource, hasTranslation) }];
  });
}

function pluralOf(path: Path): string {
  const last = String(path.at(-1) ?? "");
  return formatPath([...path.slice(0, -1), `${stripPluralSuffix(last) ?? last}_other`]);
}

function written(value: unknown): string | undefined {
  return isEmpty(value) || (typeof value !== "string" && typeof value !== "number") ? undefined : String(value);
}

/** A text with the state of its translation. */
export interface AssessedText extends TranslatableText {
  readonly state: TranslationState;
}

/**
 * Reads all texts of the content and the interface, in each language that they are translated into.
 *
 * @param entries the entries, if already parsed
 */
export function readTexts(
  files: ProjectFiles,
  entries: readonly WrittenEntry[] = parseEntries(files).written,
): TranslatableText[] {
  return [...entries.flatMap(listEntryTexts), ...entries.flatMap(listReplacedTexts), ...readWordTexts(files)];
}

/** Adds the translation state to each text, based on the records in the project. */
export function assessTranslations(files: ProjectFiles, texts: readonly TranslatableText[]): AssessedText[] {
  const records = parseRecords(files);
  return texts.map((text) => ({ ...text, state: getTranslationState(text, records) }));
}

/**
 * Reads the translation records of the project and the product, and the notes that the editor wrote since the last
 * recording.
 */
export function parseRecords(files: ProjectFiles): TranslationRecord[] {
  const names = [...files.keys()].filter((file) => file.startsWith(`${recordsFolder}/`));
  return names.flatMap((name) => {
    const file = files.get(name);
    return readRecords(`${new TextDecoder().decode(file?.read())}\n${file?.below ?? ""}`);
  });
}

function readWordTexts(files: ProjectFiles): TranslatableText[] {
  const english = `${wordsFolder}/${sourceLocale}`;
  return listFolder(files, english).flatMap(({ name }) => {
    const model = readWordsFile(files, `${english}/${name}`);
    return listOthers(sourceLocale).flatMap((language) => {
      const file = `${wordsFolder}/${language}/${name}`;
      const reading = readWordsFile(files, file);
      return pairMessages(language, file, reading, model);
    });
  });
}

/** Reads the messages in a file; none if it is unreadable, which the content check reports. */
function readWordsFile(files: ProjectFiles, file: string): MessagesReading {
  const found = files.get(file);
  const decoded = found && decodeContent(found.read());
  return parseMessages(decoded && "text" in decoded ? decoded.text : "{}", found?.below);
}
