import { digestLength } from "../site/documents";

/** The oldest year any entry may name. Acts from before the council hold still, such as the Societies Registration Act, 1860. */
export const firstYear = 1850;

/** The form of a key: small Latin letters, digits and single hyphens. */
export const keyForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** The format of a day. */
export const dateForm = /^\d{4}-\d{2}-\d{2}$/u;

/** The format of a telephone number; of one digit alone it is a filler. */
export const telephoneForm = /^(?!\+?(\d)(?:[ -]*\1)*$)\+?[\d -]{6,20}$/u;

/** The endings a published document may have, with the media type each stands for. */
export const documentTypes = {
  pdf: "application/pdf",
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/**
 * The form of a document's name: it is part of an address, so small Latin letters, digits, dots, hyphens, underscores. It
 * must not end like an address that names its content, which browsers keep for a year.
 */
export const documentName = new RegExp(
  `^(?!.*\\.[0-9a-f]{${digestLength}}\\.[a-z]+$)[a-z0-9][a-z0-9._-]*\\.(?:${Object.keys(documentTypes).join("|")})$`,
  "u",
);
