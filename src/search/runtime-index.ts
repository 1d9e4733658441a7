import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { isLocaleCode } from "../site/locales";
import { expandedOptions, expandWord, isWholeTerm, scoreTerms, type Tolerance } from "./expand-query";
import { createWordFinder, type FindWord } from "./find-word";
import type { DocumentSection, DocumentsFile, FactsFile, TextsFile } from "./format";
import type { QueryWord } from "./query";
import { processTerm, tokenize } from "./terms";
import { fieldWeights, synonymWeights, wholeWordScore, yearInReference } from "./weights";
import { raise, type WordScores } from "./word-scores";

/** A field of an index. */
type Field = keyof typeof fieldWeights;

/** Returns whether a name is a field. */
function isField(name: string): name is Field {
  return name in fieldWeights;
}

/** The fields of each index. */
export const factFields: readonly Field[] = ["title", "synonyms", "details", "reference", "year", "parts", "summary"];
export const textFields: readonly Field[] = ["text", "textParts"];

/** Returns MiniSearch's options to create and to load an index with some fields. */
export function indexOptions(fields: readonly Field[]): Options {
  return { fields: [...fields], tokenize, processTerm };
}

/**
 * Returns the document id of a list of synonyms. These ids are negative, below those of records. One list serves all
 * records of a kind.
 */
export function toSynonymsId(list: number): number {
  return -1 - list;
}

/** The loaded indexes of a language. */
interface LoadedIndexes extends Pick<FactsFile, "language" | "kinds" | "phrases" | "records" | "chunks"> {
  readonly facts: MiniSearch;
  /** Undefined until the texts are loaded. */
  readonly texts: { readonly index: MiniSearch; readonly of: TextsFile["texts"] } | undefined;
  /** The loaded chunks of documents, by number. */
  readonly documents: ReadonlyMap<
    number,
    { readonly index: MiniSearch; readonly sections: readonly DocumentSection[] }
  >;
}

/** The loaded indexes of a language, with a function that scores records for a word. */
export interface RuntimeIndex extends LoadedIndexes {
  readonly scoreWord: FindWord;
  /** Scores a word in its written form only, without splitting it. */
  readonly scoreWritten: FindWord;
}

/**
 * Adds an index file to the loaded indexes of its language. Throws an Error if texts or documents arrive before the
 * facts.
 */
export function addIndex(loaded: LoadedIndexes | undefined, file: IndexFile): RuntimeIndex {
  const added = combine(loaded, file);
  const scoreWritten: FindWord = (asked, tolerance) => searchWord(added, asked, tolerance);
  return { ...added, scoreWritten, scoreWord: createWordFinder(scoreWritten) };
}

function combine(loaded: LoadedIndexes | undefined, file: IndexFile): LoadedIndexes {
  if (file.part === "facts") {
    const { index, part: _, ...facts } = file;
    return { ...facts, facts: load(index, factFields), texts: undefined, documents: new Map() };
  }
  if (!loaded) throw new Error(`The texts in ${file.language} were loaded before the facts.`);
  const index = load(file.index, textFields);
  if (file.part === "texts") return { ...loaded, texts: { index, of: file.texts } };
  const { chunk, sections } = file;
  return { ...loaded, documents: new Map([...loaded.documents, [chunk, { index, sections }]]) };
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

/** Returns the name of a record, which is the same in every language. */
export function nameRecord({ records, kinds }: LoadedIndexes, number: number): string {
  const record = records[number];
  return `${kinds[record?.kind ?? 0]?.kind} ${record?.key}`;
}

function searchWord(
  { facts, texts, documents, records, kinds }: LoadedIndexes,
  asked: QueryWord,
  tolerance: Tolerance,
): WordScores {
  const query = expandWord(asked, tolerance);
  const results = [
    ...[facts, ...(texts ? [texts.index] : [])].flatMap((index) => index.search(query, expandedOptions)),
    ...[...documents.values()].flatMap(({ index, sections }) =>
      index.search(query, expandedOptions).map((found) => ({ ...found, id: sections[Number(found.id)]?.record })),
    ),
  ];
  const scores = scoreTerms(
    asked,
    results.flatMap(({ terms }) => terms),
    tolerance,
  );
  const values = new Map<number, number>();
  const [terms, innerTerms, whole] = [new Set<string>(), new Set<string>(), new Set<number>()];
  for (const { id, match } of results) {
    for (const [term, fields] of Object.entries(match)) {
      const score = scores.get(term) ?? 0;
      if (score === 0) continue;
      for (const field of fields.filter(isField)) {
        raise(values, Number(id), score * weightOf(field, asked));
        if (isWholeTerm(asked, term)) whole.add(Number(id));
        (field === "parts" || field === "textParts" ? innerTerms : terms).add(term);
      }
    }
  }
  const named = new Set<number>();
  records.forEach((record, number) => {
    const listScore = (list: number | undefined) => {
      const score = list === undefined ? 0 : (values.get(toSynonymsId(list)) ?? 0);
      return score >= wholeWordScore[tolerance] ? score : 0;
    };
    const own = listScore(record.synonyms);
    const kind = kinds[record.kind];
    const steering = kind?.kind === "pages" ? own : listScore(kind?.synonyms);
    if (steering > 0) named.add(number);
    if (own > 0 || steering > 0) whole.add(number);
    raise(values, number, Math.max(synonymWeights.record * own, synonymWeights.kind * steering));
  });
  for (const id of [...values.keys()]) if (id < 0) values.delete(id);
  return { values, terms, innerTerms, named, whole };
}

function weightOf(field: Field, { year }: QueryWord): number {
  return field === "reference" && year !== undefined ? yearInReference : fieldWeights[field];
}
