import MiniSearch, { type AsPlainObject } from "minisearch";
import type { DocumentsFile, FactsFile, Section, TextsFile } from "./format";
import { type Field, factFields, indexOptions, textFields } from "./index-options";
import { processTerm, tokenize } from "./terms";

/** The scores of a query word in the records of an index. */
export interface WordScores {
  /** By the indexes of the records that have it. */
  readonly values: ReadonlyMap<number, number>;
  /** The terms by which it was found; those inside compounds apart. */
  readonly terms: ReadonlySet<string>;
  readonly innerTerms: ReadonlySet<string>;
  /** The records whose kind it names, or that are a page it names. */
  readonly named: ReadonlySet<number>;
}

/** The indexes of a language in the worker. */
export interface RuntimeIndex extends Pick<FactsFile, "language" | "kinds" | "phrases" | "records" | "chunks"> {
  readonly facts: MiniSearch;
  /** Undefined until the texts have come. */
  readonly texts: { readonly index: MiniSearch; readonly of: TextsFile["texts"] } | undefined;
  /** The chunks of documents that have come, by their numbers. */
  readonly documents: ReadonlyMap<number, { readonly index: MiniSearch; readonly sections: readonly Section[] }>;
  /** The cached scores of the last words: while a query is typed, only its last word changes. */
  readonly cache: Map<string, WordScores>;
}

/** Loads the index of titles and facts; the texts come later (`withTexts`). */
export function loadFacts({ index, part: _, ...facts }: FactsFile): RuntimeIndex {
  return { ...facts, facts: load(index, factFields), texts: undefined, documents: new Map(), cache: new Map() };
}

/** The same with the index of texts. */
export function withTexts(runtime: RuntimeIndex, { texts, index }: TextsFile): RuntimeIndex {
  return { ...runtime, texts: { index: load(index, textFields), of: texts }, cache: new Map() };
}

/** The same with a chunk of documents. */
export function withDocuments(runtime: RuntimeIndex, { chunk, sections, index }: DocumentsFile): RuntimeIndex {
  const loaded = { index: load(index, textFields), sections };
  return { ...runtime, documents: new Map([...runtime.documents, [chunk, loaded]]), cache: new Map() };
}

function load(sent: unknown, fields: readonly Field[]): MiniSearch {
  if (!isSerialized(sent)) throw new Error("The search index is not as it should be: index");
  return MiniSearch.loadJS(sent, indexOptions(fields));
}

/**
 * Returns whether a value has the part that `MiniSearch.loadJS` reads first. The same version of MiniSearch wrote it in
 * the same build.
 */
function isSerialized(sent: unknown): sent is AsPlainObject {
  return typeof sent === "object" && sent !== null && "index" in sent && Array.isArray(sent.index);
}

/** The words of a text with the terms by which each is indexed. */
export function splitWords(text: string): { readonly word: string; readonly terms: readonly string[] }[] {
  return tokenize(text).map((word) => ({ word, terms: processTerm(word) }));
}
