import type { LocaleCode } from "../site/locales";
import type { IndexedDocument, IndexName, KindName } from "./format";
import type { Coverage } from "./rank";

/** A part of a text, marked where the query stands in it. */
export interface TextSegment {
  readonly text: string;
  readonly marked: boolean;
}

/** A record that answers, as it is shown. */
export interface Hit {
  readonly kind: KindName;
  /** The entry's key, or the route's id for a page. */
  readonly key: string;
  readonly title: readonly TextSegment[];
  readonly details: readonly (readonly TextSegment[])[];
  /** A sentence on what it is, or the place in its text where the query stands. */
  readonly text: readonly TextSegment[];
  /** The place of the heading below which that text is, among those of the document. */
  readonly heading: number | undefined;
  readonly year: number | undefined;
  readonly document: IndexedDocument | undefined;
  readonly specimen: boolean;
  /** True if it has moved to the archive of its list. */
  readonly archived: boolean;
  /** The language its words are in. */
  readonly language: LocaleCode;
}

/** The answers of one kind, the best first. */
export interface HitGroup {
  readonly kind: KindName;
  /** The total number; `hits` may contain only the first of them. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

/** The results in the texts of one language: the kind with the best result first. */
export interface LanguageAnswer {
  readonly language: LocaleCode;
  readonly total: number;
  readonly groups: readonly HitGroup[];
}

/** The answer to a query. */
export interface SearchAnswer {
  readonly query: string;
  readonly coverage: Coverage;
  /** The page's language first; an entry is in none of the others that is there already. */
  readonly languages: readonly LanguageAnswer[];
  /** Words of the query that the best answer lacks. */
  readonly missing: readonly string[];
  /** Indexes that may have more and are not loaded yet. */
  readonly wanting: readonly IndexName[];
}

/** A request to the search. */
export interface SearchRequest {
  readonly query: string;
  /** The page's language. */
  readonly language: LocaleCode;
  /** Today in India, YYYY-MM-DD, which says what is in the archive. */
  readonly today: string;
  /** Kinds of which all answers are wanted, not only the first few. */
  readonly opened: readonly KindName[];
}
