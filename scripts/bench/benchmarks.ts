import { type NamedPrograms, script } from "../setup/named-programs";

/** The measurements, by the names that `npm run bench` gives them. */
export const benchmarks: NamedPrograms = {
  pages: {
    summary: "Loads, navigates and operates the built pages on an old phone, beside hand-written ones; times builds.",
    args: script("scripts/bench/pages.ts"),
  },
  search: {
    summary: "Counts the right answers of the search to lists of queries, and prints every miss.",
    args: script("scripts/bench/search.ts"),
  },
  finding: {
    summary: "Times the filter of a list and the search in a browser, in published folders (--small DIR, --large DIR).",
    args: script("scripts/bench/finding.ts"),
  },
};
