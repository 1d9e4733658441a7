/** The site that the tests of this folder look at, as `scripts/test/long-lists.ts` builds it. */
export const longListsSite = {
  /** A copy of the project, from the project's folder. */
  folder: ".trial/long-lists",
  /** The rows of its school list, and of its orders beside the content's own: some pages each. */
  rows: 300,
  /** An order that is due in a year, and its document. */
  scheduled: { key: "scheduled-for-next-year", document: "scheduled-for-next-year.pdf" },
} as const;
