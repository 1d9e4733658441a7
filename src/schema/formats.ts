import { deviceNames, digestLength } from "../site/documents";
import fileTypes from "../site/file-types.json";

/** The earliest year allowed. Acts older than the council still apply, such as the Societies Registration Act, 1860. */
export const firstYear = 1850;

/** A year that messages show as an example. */
export const exampleYear = 2026;

/** The maximum length of a key, which is the name of a file and of folders of the site. */
export const longestKey = 100;

/** The format of a key: lower-case Latin letters, digits and single hyphens, and not a device of Windows. */
export const keyForm = new RegExp(`^(?!${deviceNames}$)(?=.{1,${longestKey}}$)[a-z0-9]+(?:-[a-z0-9]+)*$`, "u");

/** The format of a day. */
export const dateForm = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * The extensions allowed for documents, with their media types. `src/documents/kinds.ts` recognises each type,
 * and `read-document.ts` reads it.
 */
export const documentTypes = {
  pdf: fileTypes.packed[".pdf"],
  csv: fileTypes.text[".csv"],
  xlsx: fileTypes.packed[".xlsx"],
} as const;

/**
 * The extensions allowed for pictures, with their media types. Pictures are among the documents, but the site publishes
 * a small copy of each (`src/pipeline/pictures.ts`).
 */
export const pictureTypes = {
  jpg: fileTypes.packed[".jpg"],
  jpeg: fileTypes.packed[".jpeg"],
  png: fileTypes.packed[".png"],
  webp: fileTypes.packed[".webp"],
} as const;

/** The type of a document or picture: its extension. */
export type DocumentType = keyof typeof documentTypes | keyof typeof pictureTypes;

const listEndings = (types: object) => Object.keys(types).map((type) => `.${type}`);

/** The extensions allowed for documents, with their dots. */
export const documentEndings = listEndings(documentTypes);

/** The extensions allowed for pictures, with their dots. */
export const pictureEndings = listEndings(pictureTypes);

const isDocumentType = (ending: string): ending is DocumentType =>
  Object.hasOwn(documentTypes, ending) || Object.hasOwn(pictureTypes, ending);

/**
 * Returns the type of a document or picture by the ending of its name, in small or capital letters; undefined for other
 * files.
 */
export function findDocumentType(name: string): DocumentType | undefined {
  const ending = /.\.([^.]*)$/u.exec(name)?.[1]?.toLowerCase() ?? "";
  return isDocumentType(ending) ? ending : undefined;
}

/** Checks whether the ending of a name is that of a picture, in small or capital letters. */
export function isPictureName(name: string): boolean {
  return Object.hasOwn(pictureTypes, findDocumentType(name) ?? "");
}

/**
 * Returns the format of a file's name, which is part of a URL: lower-case Latin letters, digits, hyphens, underscores, and
 * dots before digits. It has no second ending, is no device of Windows, and does not end like a URL with a content digest,
 * which browsers cache for a year.
 */
const createNameForm = (types: object) =>
  new RegExp(
    `^(?=.{1,120}$)(?!${deviceNames}\\.)(?!.*\\.[0-9a-f]{${digestLength}}\\.[a-z]+$)[a-z0-9][a-z0-9_-]*(?:\\.\\d[a-z0-9_-]*)*\\.(?:${Object.keys(types).join("|")})$`,
    "u",
  );

/** The format of a document's name. */
export const documentName = createNameForm(documentTypes);

/** The format of a picture's name. */
export const pictureName = createNameForm(pictureTypes);

/** The format of the name of any file in `static/documents`. */
export const storedName = createNameForm({ ...documentTypes, ...pictureTypes });
