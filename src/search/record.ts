import type { LocaleCode } from "../site/locales";
import type { DocumentSection, RecordKind } from "./format";

/** A record of the index: a page or an entry in one language. */
export interface SearchRecord {
  /** The entry's key, or the route's id for a page. */
  readonly key: string;
  readonly title: string;
  /** The record's other details in the list, such as district, level and subject. They are shown and searched. */
  readonly details: readonly string[];
  /** A one-sentence summary, which is shown. */
  readonly summary: string;
  /** Text that is searched. Only matching passages are shown. */
  readonly body: string;
  /** The text of the entry's document in this language, by headings. */
  readonly sections: readonly Pick<DocumentSection, "heading" | "text">[];
  readonly year: number | undefined;
  readonly document: { readonly type: string; readonly bytes: number } | undefined;
  /** The record's numbers and codes, exactly as written, and the term of the day of publication (`toDayTerm`). */
  readonly reference: string;
  /** Synonyms in every language, which are searched but never shown. */
  readonly synonyms: string;
  /** The last day before it moves to the archive, YYYY-MM-DD; undefined if it does not expire. */
  readonly expiresOn: string | undefined;
  /** The last day of an event such as a paper or holiday, YYYY-MM-DD; undefined for other records. */
  readonly lastDay: string | undefined;
  readonly specimen: boolean;
  /** True for the page of a facet, whose only detail is the value that its entries have. */
  readonly facet?: true;
  /** The language of the title: another one if a translation is missing. */
  readonly language: LocaleCode;
}

/** The records of one kind in default order, newest first. */
export interface SearchKind {
  readonly kind: RecordKind;
  /** Common names of the kind, in every language. */
  readonly synonyms: string;
  readonly records: readonly SearchRecord[];
}
