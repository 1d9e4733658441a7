/** Paths and constants of the site under test, built from `tests/council` by `npm run build:council`. */
import path from "node:path";

/** The copy of the project that the site is built in, relative to the project. */
export const siteFolder = ".trial/council";

/** The published folder. */
export const publicFolder = path.join(siteFolder, "public");

/** The content of the site under test: that of the test council and the generated long lists. */
export const contentFolder = path.join(siteFolder, "content");

/** The number of generated rows in the school list and in the court cases: slightly more than two pages each. */
export const longListRows = 210;

/** A court case that is published in a year, and its document. */
export const scheduled = { key: "case-of-next-year", document: "case-of-next-year.pdf" } as const;
