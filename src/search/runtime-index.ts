import MiniSearch, { type AsPlainObject } from "minisearch";
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

function load(sent: unknown, fields: readonly Field[]): MiniSearch {
  if (!isSerialized(sent)) throw new Error("The search index is malformed: index");
  return MiniSearch.loadJS(sent, indexOptions(fields));
}

/**
 * Returns whether a value has the part that `MiniSearch.loadJS` reads first. The same version of MiniSearch wrote it in
 * the same build.
 */
function isSerialized(sent: unknown): sent is AsPlainObject {
  return typeof sent === "object" && sent !== null && "index" in sent && Array.isArray(sent.index);
}

/** Returns the words of a text with their index terms. */
export function splitWords(text: string): { readonly word: string; readonly terms: readonly string[] }[] {
  return tokenize(text).map((word) => ({ word, terms: processTerm(word) }));
}
