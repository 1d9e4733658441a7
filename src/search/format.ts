import type { LocaleCode } from "../site/locales";
import type { RouteId } from "../site/routes";

/** What a record is: a page of the site, or an entry of the list that stands on a page. */
export type KindName = "pages" | RouteId;

/**
 * The index of one language as it is stored and sent: one small file of words and columns, without repeated names. The
 * texts in it are rows of signs (`alphabet.ts`), each standing for a word, and a column holds a line for each record.
 */
export interface IndexFile {
  readonly language: LocaleCode;
  /** All words of the texts as they are written, the most frequent first, parted by spaces. */
  readonly words: string;
  /** Texts that many records share, such as the names of districts: a row of word signs a line. */
  readonly phrases: string;
  /** Lists of other words for a record or a kind, in every language and everyday spelling: a list a line. */
  readonly names: string;
  readonly kinds: readonly KindColumns[];
}

/** The records of one kind, the newest first. A column that is empty for every record is left out. */
export interface KindColumns {
  readonly kind: KindName;
  /** Which list of names calls the kind itself; its line's number. */
  readonly names: number;
  /** Keys of entries, or ids of routes for pages. */
  readonly keys: string;
  /** Rows of word signs. */
  readonly titles: string;
  /** Rows of phrase signs: what the list says of an entry besides its title. */
  readonly details?: string;
  /** Rows of word signs: a sentence on what the record is. */
  readonly summaries?: string;
  /** Rows of word signs: text that is searched but shown only where the query stands in it. */
  readonly bodies?: string;
  /** Years, as numbers. */
  readonly years?: string;
  /** Type and size of the document in kB, as "pdf 24". */
  readonly documents?: string;
  /** Numbers and codes the record bears, exactly as written; "=" where its key says the same. */
  readonly references?: string;
  /** The number of the list of names that calls the record. */
  readonly called?: string;
  /** The last day, YYYY-MM-DD, before the entry moves to the archive. */
  readonly expiries?: string;
  /** "1" where the record is a specimen. */
  readonly specimens?: string;
  /** "1" where the record's title is shown in English because the language has none yet. */
  readonly untranslated?: string;
}

/** Where the index of a language is served. Not below the search page's own path: folders of some systems know no case. */
export function indexAddress(language: LocaleCode): string {
  return `/search-index/${language}.json`;
}
