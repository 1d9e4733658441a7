import type { LocaleCode } from "../site/locales";
import type { KindName, Section } from "./format";

/** A record of the index: a page or an entry in one language. */
export interface SearchRecord {
  /** The entry's key, or the route's id for a page. */
  readonly key: string;
  readonly title: string;
  /** The other details of it in the list: district, level, subject. Shown, and good for finding. */
  readonly details: readonly string[];
  /** A sentence on what it is; shown. */
  readonly summary: string;
  /** Text that is only searched, and shown in part where the query stands in it. */
  readonly body: string;
  /** The text of its document in this language, by headings. */
  readonly sections: readonly Pick<Section, "heading" | "text">[];
  readonly year: number | undefined;
  readonly document: { readonly type: string; readonly bytes: number } | undefined;
  /** Numbers and codes it bears, exactly as written. */
  readonly reference: string;
  /** Other words for it in every language; searched, never shown. */
  readonly synonyms: string;
  /** The last day, YYYY-MM-DD, before it moves to the archive; undefined where it stays. */
  readonly expiresOn: string | undefined;
  /** The last day, YYYY-MM-DD, of an event with a date: a paper, a holiday; undefined for anything else. */
  readonly lastDay: string | undefined;
  readonly specimen: boolean;
  /** The language its title is in: English where its own language has none yet. */
  readonly language: LocaleCode;
}

/** The records of one kind, in the order in which they stand when nothing else decides: the newest first. */
export interface SearchKind {
  readonly kind: KindName;
  /** Words by which people call the kind, in every language. */
  readonly synonyms: string;
  readonly records: readonly SearchRecord[];
}
