import { digestLength } from "../site/documents";
import fileTypes from "../site/file-types.json";

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

/**
 * The extensions allowed for documents, with their media types. `src/content/document-faults.ts` recognises and reads
 * each type.
 */
export const documentTypes = {
  pdf: fileTypes.packed[".pdf"],
  csv: fileTypes.text[".csv"],
  xlsx: fileTypes.packed[".xlsx"],
} as const;

/** The type of a document: its extension. */
export type DocumentType = keyof typeof documentTypes;

/** The extensions allowed for documents, with their dots. */
export const documentEndings = Object.keys(documentTypes).map((type) => `.${type}`);

const isDocumentType = (ending: string): ending is DocumentType => Object.hasOwn(documentTypes, ending);

/** Returns the type of a document by its name, in any case; undefined for other files. */
export function findDocumentType(name: string): DocumentType | undefined {
  const ending = /.\.([^.]*)$/u.exec(name)?.[1]?.toLowerCase() ?? "";
  return isDocumentType(ending) ? ending : undefined;
}

/**
 * The format of a document's name, which is part of a URL: lower-case Latin letters, digits, dots, hyphens,
 * underscores. It must not end like a URL with a content digest, which browsers cache for a year.
 */
export const documentName = new RegExp(
  `^(?=.{1,120}$)(?!.*\\.[0-9a-f]{${digestLength}}\\.[a-z]+$)[a-z0-9][a-z0-9._-]*\\.(?:${Object.keys(documentTypes).join("|")})$`,
  "u",
);
