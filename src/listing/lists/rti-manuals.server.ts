import { localizedText } from "../../build/localized";
import { pages } from "../../schema/collections/pages";
import { rtiManuals } from "../../schema/collections/rti-manuals";
import type { LocaleCode } from "../../site/locales";
import { pathTo, type Target } from "../../site/paths";
import { isRouteId } from "../../site/routes";
import { collectionList, entriesOf, type ListContent } from "../definition.server";
import { rtiManualColumns } from "./rti-manuals";

/** The manuals in their order. One that a page of the site holds links to that page, and has the year of its last review. */
export const rtiManualList = collectionList(rtiManuals, {
  route: "rti",
  columns: rtiManualColumns,
  order: (one, other) => one.number - other.number,
  complete: ({ page }, content, language) => pageFields(page, content, language),
});

function pageFields(key: string | undefined, content: ListContent, language: LocaleCode): object {
  const page = entriesOf(pages, content).find((candidate) => candidate.key === key);
  if (!page || !isRouteId(page.key)) return {};
  // On the page of the manuals itself the officers stand.
  const target: Target = page.key === "rti" ? { route: "rti", fragment: "officers" } : { route: page.key };
  return { pageUrl: pathTo(target, language), pageTitle: localizedText(page.title, language), year: page.reviewed };
}
