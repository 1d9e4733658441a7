/** The site that the browser tests look at, as `npm run build:council` makes it of `tests/council`. */
import path from "node:path";

/** The copy of the project in which the site is built, from the project's folder. */
export const siteFolder = ".trial/council";

/** The published site. */
export const publicFolder = path.join(siteFolder, "public");

/** The content that the site is built from: that of the council, and the long lists that are generated. */
export const contentFolder = path.join(siteFolder, "content");

/** Rows of the school list, and of the court cases beside the council's own: a few more than two pages each. */
export const longListRows = 210;

/** A court case that is due in a year, and its document. */
export const scheduled = { key: "case-of-next-year", document: "case-of-next-year.pdf" } as const;
