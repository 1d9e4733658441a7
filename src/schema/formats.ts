import { digestLength } from "../site/documents";

/** The earliest year allowed. Acts older than the council still apply, such as the Societies Registration Act, 1860. */
export const firstYear = 1850;

/** The maximum length of a key, which is the name of a file and of folders of the site. */
export const longestKey = 100;

/** The format of a key: lower-case Latin letters, digits and single hyphens. */
export const keyForm = new RegExp(`^(?=.{1,${longestKey}}$)[a-z0-9]+(?:-[a-z0-9]+)*$`, "u");

/** The format of a day. */
export const dateForm = /^\d{4}-\d{2}-\d{2}$/u;

/** The format of a telephone number. A single repeated digit is refused as a placeholder. */
export const telephoneForm = /^(?!\+?(\d)(?:[ -]*\1)*$)\+?[\d -]{6,20}$/u;

/** The extensions allowed for documents, with their media types. */
export const documentTypes = {
  pdf: "application/pdf",
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/**
 * The format of a document's name, which is part of a URL: lower-case Latin letters, digits, dots, hyphens,
 * underscores. It must not end like a URL with a content digest, which browsers cache for a year.
 */
export const documentName = new RegExp(
  `^(?=.{1,120}$)(?!.*\\.[0-9a-f]{${digestLength}}\\.[a-z]+$)[a-z0-9][a-z0-9._-]*\\.(?:${Object.keys(documentTypes).join("|")})$`,
  "u",
);
