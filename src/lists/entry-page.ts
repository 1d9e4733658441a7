import type { EntryChange, LocalizedText, PublishedDocument } from "../content/view";

/** The page content of an entry in one language. */
export interface EntryPageContent {
  readonly key: string;
  readonly title: LocalizedText;
  /** The names of the cells. */
  readonly columns: readonly string[];
  /** The values of the cells, in the same order. */
  readonly cells: readonly string[];
  readonly isExpired: boolean;
  /** The names of values that are in no vocabulary. */
  readonly labels: readonly { readonly column: string; readonly value: string; readonly label: string }[];
  /** The documents, those in the page's language first. */
  readonly documents: readonly (PublishedDocument & {
    /** The media type. */
    readonly mediaType: string;
  })[];
  readonly body: { readonly html: string; readonly language: string } | null;
  /** True if the document was printed from the body. */
  readonly isPrinted: boolean;
  /** The beginning of the body without markup, for descriptions. */
  readonly excerpt: string;
  /** The corrections after publication, newest first. */
  readonly changes: readonly EntryChange[];
  /** The day of the last change to the entry's file, YYYY-MM-DD. Without a Git history, the latest day in it. */
  readonly lastUpdated: string | null;
  readonly related: readonly { readonly key: string; readonly specimen: boolean; readonly title: LocalizedText }[];
}
