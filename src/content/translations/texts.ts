import { isTranslated } from "../../schema/description";
import { isEmpty } from "../../schema/empty";
import { defaultLocale, localeCodes } from "../../site/locales";
import { isGroup, pathText } from "../fields";
import { countableName } from "../interface-messages/compare";
import type { InterfaceMessage, MessagesReading } from "../interface-messages/json";
import type { Path } from "../position";
import type { WrittenEntry } from "../written-entry";
import type { TextPair } from "./state";

/** A text in a language other than English, translated or not. */
export interface TranslatableText extends TextPair {
  /** The collection of the entry; undefined for an interface message. */
  readonly collection: WrittenEntry["collection"] | undefined;
  /** The entry's key; for an interface message, the name of its file. */
  readonly entry: string;
  /** The file of the text, existing or not, from the project's root. */
  readonly file: string;
  /** The line of the text or its name, counted from 1. */
  readonly line: number;
  readonly path: Path;
}

/** The languages to translate into. */
export const translatedInto = localeCodes.filter((code) => code !== defaultLocale);

/** Returns an entry's texts in every language but English. Fields without English are omitted. */
export function textsOfEntry(entry: WrittenEntry): TranslatableText[] {
  const { collection, file, name, places } = entry;
  return entry.fields.flatMap(({ path, description, value }) => {
    if ((description.kind !== "text" && description.kind !== "markdown") || !isGroup(value)) return [];
    const english = written(value[defaultLocale]);
    if (english === undefined) return [];
    // A document's text is only in the languages in which it was issued.
    const languages = translatedInto.filter((language) => isTranslated(description) || !isEmpty(value[language]));
    return languages.map((language): TranslatableText => {
      const { line } = places.ofValue([...path, language]);
      return { language, english, translation: written(value[language]), collection, entry: name, file, line, path };
    });
  });
}

/** A file of interface messages in a language other than English. */
export interface WordsFile {
  readonly language: TextPair["language"];
  readonly file: string;
  readonly name: string;
  readonly reading: MessagesReading;
}

/** Pairs the messages of a file with the English ones. Missing messages are included under their English name. */
export function textsOfWords(
  { language, file, name, reading }: WordsFile,
  english: readonly InterfaceMessage[],
): TranslatableText[] {
  const models = new Map(english.map(({ path, text }) => [pathText(path), text]));
  const own = new Map(reading.words.map(({ path, text }) => [pathText(path), { path, text }]));
  const paths = new Map([...english, ...reading.words].map(({ path }) => [pathText(path), path]));
  return [...paths].flatMap(([word, path]): TranslatableText[] => {
    const model = models.get(word) ?? models.get(pluralOf(path));
    const translation = own.get(word)?.text;
    // Plural forms differ between languages, so a plural form cannot be reported as missing here.
    if (model === undefined || (translation === undefined && countableName(String(path.at(-1))) !== undefined))
      return [];
    const { line } = reading.places.ofName(path);
    return [{ language, english: model, translation, collection: undefined, entry: name, file, line, path }];
  });
}

function pluralOf(path: Path): string {
  const last = String(path.at(-1) ?? "");
  return pathText([...path.slice(0, -1), `${countableName(last) ?? last}_other`]);
}

function written(value: unknown): string | undefined {
  return isEmpty(value) || (typeof value !== "string" && typeof value !== "number") ? undefined : String(value);
}
