import { documentLimit } from "../site/documents";

/** The limits of the content, all defined here. */
export interface ContentLimits {
  /** The maximum size of a content file in bytes: far above any real entry, but quick to check. */
  readonly fileBytes: number;
  /** The maximum size of the redirect sheet in bytes: about ten thousand rows. */
  readonly sheetBytes: number;
  /** The maximum size of a published document in bytes. */
  readonly documentBytes: number;
}

/** The limits of the site. */
export const contentLimits: ContentLimits = {
  fileBytes: 256 * 1024,
  sheetBytes: 1024 * 1024,
  documentBytes: documentLimit,
};

/** The maximum number of problems of one kind reported per file. A file with more is hardly an entry. */
export const mostReported = 50;
