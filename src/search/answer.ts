import type { LocaleCode } from "../site/locales";
import type { RouteId } from "../site/routes";
import type { IndexedDocument, IndexName, RecordKind } from "./format";
import type { Coverage } from "./rank";

/** A segment of a text, marked if it matches the query. */
export interface TextSegment {
  readonly text: string;
  readonly marked: boolean;
}

/** A search result as displayed. */
export interface Hit {
  readonly kind: RecordKind;
  /** The entry's key, or the route's id for a page. */
  readonly key: string;
  readonly title: readonly TextSegment[];
  readonly details: readonly (readonly TextSegment[])[];
  /** The summary, or the passage of the text that matches the query. */
  readonly text: readonly TextSegment[];
  /** The index of the heading above the matching passage, among the headings of the document. */
  readonly heading: number | undefined;
  readonly year: number | undefined;
  readonly document: IndexedDocument | undefined;
  readonly specimen: boolean;
  /** True if the entry is in the archive of its list. */
  readonly archived: boolean;
  /** The language of the result's texts. */
  readonly language: LocaleCode;
}

/** The results of one kind, best first. */
export interface HitGroup {
  readonly kind: RecordKind;
  /** The total number; `hits` may contain only the first of them. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

/** The results in one language, starting with the kind of the best result. */
export interface LanguageAnswer {
  readonly language: LocaleCode;
  readonly total: number;
  readonly groups: readonly HitGroup[];
}

/** The answer to a query. */
export interface SearchAnswer {
  readonly query: string;
  readonly coverage: Coverage;
  /** The results by language, the page's language first. Entries already listed in an earlier language are omitted. */
  readonly languages: readonly LanguageAnswer[];
  /** Query words that no record has. */
  readonly missing: readonly string[];
  /** Query words that other records have, but not the best result. */
  readonly lacking: readonly string[];
  /** The query with its mistyped words corrected; equal to the query if there are none. */
  readonly near: string;
  readonly unknownDay: UnknownDay | undefined;
  /** Indexes to load next, which may contain more results. */
  readonly wanting: readonly IndexName[];
}

/** A day of a query that no record has. Days are written YYYY-MM-DD. */
export interface UnknownDay {
  readonly day: string;
  /** The day as typed. */
  readonly written: string;
  /** The nearest day of a record with the other words of the query. */
  readonly nearest: string | undefined;
}

/** A search request. */
export interface SearchRequest {
  readonly query: string;
  /** The page's language. */
  readonly language: LocaleCode;
  /** Today in India, YYYY-MM-DD, which determines what is archived. */
  readonly today: string;
  /** Kinds with all results, not just the first few. */
  readonly opened: readonly RecordKind[];
}

/** A request for the entries of some kinds with all words of a query, for a list of them. */
export interface FindRequest extends Pick<SearchRequest, "query" | "language"> {
  readonly kinds: readonly RouteId[];
}

/** An entry that a query finds. */
export interface FoundEntry {
  readonly kind: RouteId;
  readonly key: string;
}
