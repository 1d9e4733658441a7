import type { LocaleCode } from "../site/locales";
import type { RouteId } from "../site/routes";

/** The kind of a record: a page of the site, or an entry of the list on a page. */
export type KindName = "pages" | RouteId;

/** The parts of a language's index: titles and facts; the texts of pages, fetched after the first answer; documents. */
export type IndexName = { readonly language: LocaleCode } & (
  | { readonly part: "facts" | "texts" }
  | {
      /** The texts of documents, in chunks that are fetched where the other parts have too few answers. */
      readonly part: "documents";
      readonly chunk: number;
    }
);

/** A document: the ending of its name (pdf, csv, xlsx) and its size. */
export interface IndexedDocument {
  readonly type: string;
  readonly kilobytes: number;
}

/** A record as it is shown, and what its ranking needs. What is left out is empty. */
export interface IndexedRecord {
  /** The index of its kind. */
  readonly kind: number;
  /** The entry's key, or the route's id for a page. */
  readonly key: string;
  readonly title: string;
  /** The other details of it in the list, as indexes of phrases. */
  readonly details?: readonly number[];
  /** A sentence on what it is. */
  readonly summary?: string;
  readonly year?: number;
  readonly document?: IndexedDocument;
  /** The index of its list of synonyms. */
  readonly synonyms?: number;
  /** The last day, YYYY-MM-DD, before it moves to the archive. */
  readonly expiresOn?: string;
  /** The last day, YYYY-MM-DD, of an event with a date. */
  readonly lastDay?: string;
  readonly specimen?: true;
  /** Its title is in English for want of a translation. */
  readonly untranslated?: true;
}

/** A kind and the index of its list of synonyms. */
export interface IndexedKind {
  readonly kind: KindName;
  readonly synonyms: number;
}

/** The index of a language's titles and facts as it is sent. */
export interface FactsFile {
  readonly part: "facts";
  readonly language: LocaleCode;
  readonly kinds: readonly IndexedKind[];
  /** Details that many records share, such as names of districts. */
  readonly phrases: readonly string[];
  /** Kind after kind, the newest first. */
  readonly records: readonly IndexedRecord[];
  /** The number of chunks of documents. */
  readonly chunks: number;
  /** MiniSearch's own JSON. Its documents are the records by their indexes, and lists of synonyms (`synonymsId`). */
  readonly index: unknown;
}

/** The index of a language's long texts as it is sent. */
export interface TextsFile {
  readonly part: "texts";
  readonly language: LocaleCode;
  /** The texts by the index of their record; null where it has none. */
  readonly texts: readonly (string | null)[];
  readonly index: unknown;
}

/** What stands below a heading of a document, or before its first one. */
export interface Section {
  /** The index of the record. */
  readonly record: number;
  /** The place of its heading among those of the document, from 1; 0 before the first. */
  readonly heading: number;
  readonly text: string;
}

/** A chunk of the documents of a language as it is sent. */
export interface DocumentsFile {
  readonly part: "documents";
  readonly language: LocaleCode;
  readonly chunk: number;
  /** The documents of its index, by their indexes. */
  readonly sections: readonly Section[];
  readonly index: unknown;
}

/** The folder of the indexes, below the site's root. */
export const searchIndexFolder = "search-index";

/** Returns whether a file in that folder, compressed or not, has words of documents. */
export function isOfDocuments(name: string): boolean {
  return /-documents-\d+\.json/u.test(name);
}

/** The file of an index, below the site's root. Not below the search page's own path: folders of some systems know no case. */
export function indexUrl(name: IndexName): string {
  const { language, part } = name;
  if (part === "facts") return `/${searchIndexFolder}/${language}.json`;
  return `/${searchIndexFolder}/${language}-${part}${part === "documents" ? `-${name.chunk}` : ""}.json`;
}
