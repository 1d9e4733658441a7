import type { Column } from "../columns";

/** The columns of the translations that are to be written or mended. */
export const translationColumns: readonly Column[] = [
  { id: "english", field: "english", type: "title", heading: "translations.english" },
  {
    id: "into",
    field: "into",
    type: "choice",
    heading: "translations.language",
    words: { en: "language.en", hi: "language.hi", sa: "language.sa" },
    facet: true,
  },
  {
    id: "state",
    field: "state",
    type: "choice",
    heading: "translations.state",
    words: { missing: "translations.missing", older: "translations.older" },
    facet: true,
  },
  { id: "part", field: "part", type: "reference", heading: "translations.part", facet: true },
  { id: "field", field: "field", type: "line", heading: "translations.field" },
  { id: "file", field: "file", type: "code", heading: "translations.file", sortable: true },
];
