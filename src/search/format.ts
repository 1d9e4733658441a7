import type { AsPlainObject } from "minisearch";
import type { LocaleCode } from "../site/locales";
import type { RouteId } from "../site/routes";

/** The kind of a record: a page of the site, or an entry of the list on a page. */
export type RecordKind = "pages" | RouteId;

/** The parts of a language's index: titles and facts; texts of pages, fetched after the first answer; documents. */
export type IndexName = { readonly language: LocaleCode } & (
  | { readonly part: "facts" | "texts" }
  | {
      /** The texts of documents, in chunks. They are fetched if the other parts have too few results. */
      readonly part: "documents";
      readonly chunk: number;
    }
);

/** A document: its file extension (pdf, csv, xlsx) and size. */
export interface IndexedDocument {
  readonly type: string;
  readonly kilobytes: number;
}

/** A record with its displayed and ranked fields. Empty fields are omitted. */
export interface IndexedRecord {
  /** The index of the record's kind. */
  readonly kind: number;
  /** The entry's key, or the route's id for a page. */
  readonly key: string;
  readonly title: string;
  /** The record's other details in the list, as indexes of phrases. */
  readonly details?: readonly number[];
  /** A one-sentence summary. */
  readonly summary?: string;
  readonly year?: number;
  readonly document?: IndexedDocument;
  /** The index of the record's list of synonyms. */
  readonly synonyms?: number;
  /** The last day before it moves to the archive, YYYY-MM-DD. */
  readonly expiresOn?: string;
  /** The last day of an event, YYYY-MM-DD. */
  readonly lastDay?: string;
  readonly specimen?: true;
  /** True for the page of a facet, whose only detail is the value that its entries have. */
  readonly facet?: true;
  /** The language of the title, if it is another one because a translation is missing. */
  readonly untranslated?: LocaleCode;
}

/** A kind and the index of its list of synonyms. */
export interface IndexedKind {
  readonly kind: RecordKind;
  readonly synonyms: number;
}

/** The index file of a language's titles and facts. */
export interface FactsFile {
  readonly part: "facts";
  readonly language: LocaleCode;
  readonly kinds: readonly IndexedKind[];
  /** Details that many records share, such as names of districts. */
  readonly phrases: readonly string[];
  /** The records by kind, newest first. */
  readonly records: readonly IndexedRecord[];
  /** The number of chunks of documents. */
  readonly chunks: number;
  /** MiniSearch's JSON. Its documents are the records by index, and the lists of synonyms (`toSynonymsId`). */
  readonly index: AsPlainObject;
}

/** The index file of a language's long texts. */
export interface TextsFile {
  readonly part: "texts";
  readonly language: LocaleCode;
  /** The texts by index of their record; null without a text. */
  readonly texts: readonly (string | null)[];
  readonly index: AsPlainObject;
}

/** The text below a heading of a document, or before the first one. */
export interface DocumentSection {
  /** The index of the record. */
  readonly record: number;
  /** The number of the heading in the document, from 1; 0 before the first. */
  readonly heading: number;
  readonly text: string;
}

/** The index file of a chunk of a language's documents. */
export interface DocumentsFile {
  readonly part: "documents";
  readonly language: LocaleCode;
  readonly chunk: number;
  /** The sections by index, which are the documents of the index. */
  readonly sections: readonly DocumentSection[];
  readonly index: AsPlainObject;
}

/** The folder of the index files, below the site's root. */
export const searchIndexFolder = "search-index";

/** Checks whether a file in that folder, compressed or not, is an index of facts. */
export function isOfFacts(name: string): boolean {
  return /^[a-z]+\.json/u.test(name);
}

/**
 * Returns the URL path of an index file. It is outside the search page's path, because some file systems ignore case.
 */
export function indexUrl(name: IndexName): string {
  const { language, part } = name;
  if (part === "facts") return `/${searchIndexFolder}/${language}.json`;
  return `/${searchIndexFolder}/${language}-${part}${part === "documents" ? `-${name.chunk}` : ""}.json`;
}
