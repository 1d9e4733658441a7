import { pages } from "../../schema/collections/pages";
import { routeIds } from "../../site/routes";
import { fileDiagnostic } from "../diagnostic";
import { getCollectionPath } from "../files";
import { entryEnding } from "../folders";
import { message } from "../messages";
import { suggest } from "../suggest";
import { problemIn } from "../written-entry";
import { type Rule, writtenIn } from "./rule";

const names: readonly string[] = [...routeIds, "not-found"];

/** Every page of the site has a text, and every text belongs to a page. */
export const pagesHaveTexts: Rule = (content) => {
  const entries = writtenIn(content, pages.name);
  const there = new Set(entries.map(({ name }) => name));
  const missing = names
    .filter((name) => !there.has(name))
    .map((name) =>
      fileDiagnostic(`${getCollectionPath(pages)}/${name}${entryEnding}`, message("page-missing", { name })),
    );
  const unknown = entries
    .filter(({ name }) => !names.includes(name))
    .map((entry) => problemIn(entry, { path: ["key"], part: "value", message: unknownPage(entry.name) }));
  return [...missing, ...unknown];
};

function unknownPage(found: string) {
  const near = suggest(
    found,
    names.map((value) => ({ value })),
  );
  return near ? message("page-near", { found, near }) : message("page-unknown", { found, allowed: names.join(", ") });
}
