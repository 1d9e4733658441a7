import type { EntryChange, PublishedDocument } from "../content/view";
import type { LocalizedText } from "../site/locales";
import type { ValueLabels } from "./engine/table-options";
import type { FacetOfPage, ListRow } from "./rows";

/** The page content of an entry in one language: its row, with the columns of its page, and the rest. */
export interface EntryPageContent extends ListRow {
  readonly title: LocalizedText;
  /** The names of values that are in no vocabulary. */
  readonly labels: ValueLabels;
  /** The documents, those in the page's language first. */
  readonly documents: readonly (PublishedDocument & {
    /** The media type. */
    readonly mediaType: string;
  })[];
  readonly body: { readonly html: string; readonly language: string } | null;
  /** The day from which the build counts the days until the deadline, YYYY-MM-DD; omitted without an open deadline. */
  readonly countedOn?: string;
  /** The beginning of the body without markup, for descriptions. */
  readonly excerpt: string;
  /** The corrections after publication, newest first. */
  readonly changes: readonly EntryChange[];
  /** The day of the last change to the entry's file, YYYY-MM-DD. Without a Git history, the latest day in it. */
  readonly lastUpdated: string | null;
  /** The value that related entries share and its name, if the value has a page. */
  readonly relatedPage?: Pick<FacetOfPage, "value" | "label">;
  readonly related: readonly { readonly key: string; readonly specimen: boolean; readonly title: LocalizedText }[];
}
