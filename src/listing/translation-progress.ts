import type { LocalizedText } from "../content/view";
import type { ListPage } from "./rows";

/** The progress of the site's translation, and the texts to translate. */
export interface TranslationProgress {
  /** The parts of the site: the texts of a page, the entries of a collection, the words of the interface. */
  readonly parts: readonly {
    readonly key: string;
    readonly kind: string;
    /** Its name; the words of the interface have none. */
    readonly name: LocalizedText | null;
    /** The number of its English texts. */
    readonly texts: number;
    readonly counts: readonly { readonly language: string; readonly missing: number; readonly older: number }[];
  }[];
  /** The translations that are missing, or older than their English. */
  readonly tasks: ListPage;
}
