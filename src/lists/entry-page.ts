import type { EntryChange, LocalizedText, PublishedDocument } from "../content/view";

/** The page of an entry in a language. */
export interface EntryPageContent {
  readonly key: string;
  readonly title: LocalizedText;
  /** The names of the cells. */
  readonly columns: readonly string[];
  /** The contents of the cells, in the same order. */
  readonly cells: readonly string[];
  readonly isExpired: boolean;
  /** The names of values that no vocabulary has. */
  readonly labels: readonly { readonly column: string; readonly value: string; readonly label: string }[];
  /** Those in the page's language first. */
  readonly documents: readonly (PublishedDocument & {
    /** Its media type. */
    readonly mediaType: string;
  })[];
  readonly body: { readonly html: string; readonly language: string } | null;
  /** True if its document was printed from that text. */
  readonly isPrinted: boolean;
  /** The beginning of that text without markup, for descriptions. */
  readonly excerpt: string;
  /** The corrections after its publication, the newest first. */
  readonly changes: readonly EntryChange[];
  /** The day on which its file last changed or, where no history tells, the newest day in it, YYYY-MM-DD. */
  readonly lastUpdated: string | null;
  readonly related: readonly { readonly key: string; readonly specimen: boolean; readonly title: LocalizedText }[];
}
