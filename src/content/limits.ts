import { documentLimit } from "../site/documents";

/** The limits of the content; each figure is defined only here. */
export interface ContentLimits {
  /**
   * The number of Hindi and Sanskrit texts that may be missing. Up to this number they are warnings; each one beyond is
   * an error.
   */
  readonly untranslatedAllowed: number;
  /** The largest content file, in bytes: far above any real entry, low enough that no file can hold the check up. */
  readonly fileBytes: number;
  /** The largest sheet of old paths, in bytes: some ten thousand rows. */
  readonly sheetBytes: number;
  /** The largest published document, in bytes. */
  readonly documentBytes: number;
}

/** The limits of the site. */
export const contentLimits: ContentLimits = {
  untranslatedAllowed: 0,
  fileBytes: 256 * 1024,
  sheetBytes: 1024 * 1024,
  documentBytes: documentLimit,
};

/** The most problems of a kind that are told of one file: one with more is something else than an entry. */
export const problemsTold = 50;
