import MiniSearch, { type AsPlainObject } from "minisearch";
import { isLocaleCode } from "../site/locales";
import type { FindWord } from "./find-word";
import type { DocumentsFile, FactsFile, TextsFile } from "./format";
import { type Field, factFields, indexOptions, textFields } from "./index-options";
import { createWordScorer, type LoadedIndexes, type WordScores } from "./score-word";
import { processTerm, tokenize } from "./terms";

/** The loaded indexes of a language, with a function that scores records for a word. */
export interface RuntimeIndex extends LoadedIndexes {
  readonly scoreWord: FindWord<WordScores>;
}

/** Loads the index of titles and facts. Texts are added later (`withTexts`). */
export function loadFacts({ index, part: _, ...facts }: FactsFile): RuntimeIndex {
  return withScorer({ ...facts, facts: load(index, factFields), texts: undefined, documents: new Map() });
}

/** Adds the index of texts. */
export function withTexts(indexes: LoadedIndexes, { texts, index }: TextsFile): RuntimeIndex {
  return withScorer({ ...indexes, texts: { index: load(index, textFields), of: texts } });
}

/** Adds a chunk of documents. */
export function withDocuments(indexes: LoadedIndexes, { chunk, sections, index }: DocumentsFile): RuntimeIndex {
  const loaded = { index: load(index, textFields), sections };
  return withScorer({ ...indexes, documents: new Map([...indexes.documents, [chunk, loaded]]) });
}

function withScorer(indexes: LoadedIndexes): RuntimeIndex {
  return { ...indexes, scoreWord: createWordScorer(indexes) };
}

function load(index: AsPlainObject, fields: readonly Field[]): MiniSearch {
  return MiniSearch.loadJS(index, indexOptions(fields));
}

type IndexFile = FactsFile | TextsFile | DocumentsFile;

/** The lists in the index files of each part. */
const listsIn: Readonly<Record<string, readonly string[]>> = {
  facts: ["kinds", "phrases", "records"],
  texts: ["texts"],
  documents: ["sections"],
};

/**
 * Parses an index file from JSON. Throws an Error for another file, or one in the format of another release. The items
 * of its lists are as the build wrote them.
 */
export function parseIndex(json: string): IndexFile {
  const file: unknown = JSON.parse(json);
  if (!isIndexFile(file)) throw new Error("The search index is malformed.");
  return file;
}

function isIndexFile(file: unknown): file is IndexFile {
  if (typeof file !== "object" || file === null || !("part" in file && "language" in file && "index" in file))
    return false;
  const lists = listsIn[String(file.part)] ?? [""];
  return (
    isLocaleCode(file.language) &&
    isSerialized(file.index) &&
    lists.every((name) => Array.isArray(Reflect.get(file, name)))
  );
}

/** Returns whether a value has the part that `MiniSearch.loadJS` reads first. */
function isSerialized(index: unknown): boolean {
  return typeof index === "object" && index !== null && "index" in index && Array.isArray(index.index);
}

/** Returns the words of a text with their index terms. */
export function splitWords(text: string): { readonly word: string; readonly terms: readonly string[] }[] {
  return tokenize(text).map((word) => ({ word, terms: processTerm(word) }));
}
