import type { Site } from "../../content/site";
import { everyList } from "../../lists/every-list";
import { listFacetAddresses } from "../../page-data/facet-pages";
import { readList } from "../../page-data/read-list";
import { pages } from "../../schema/collections/site";
import type { SearchRecord } from "../../search/record";
import type { LocaleCode } from "../../site/locales";
import { formatPageKey } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { nameFacetValues } from "../column-names";

/**
 * Creates the search records of the pages of facet values in a language, named like the pages: "School List: Almora".
 *
 * @param synonymsOf returns the synonyms of a page and of its content
 */
export function createFacetRecords(
  site: Site,
  language: LocaleCode,
  synonymsOf: (route: RouteId) => string,
): SearchRecord[] {
  return everyList.flatMap((description) => {
    const { route } = description;
    const list = readList(description, site, language);
    const page = site.views(pages, language).find(({ key }) => key === route);
    const addresses = listFacetAddresses(
      description,
      list.entries.map(({ row }) => row),
    );
    return nameFacetValues(description, list, addresses, language).map(({ value, label }) => ({
      key: formatPageKey({ route, entry: value }),
      title: `${page?.title.text}: ${label}`,
      ...{ details: [label], facet: true, synonyms: synonymsOf(route) },
      ...{ sections: [], summary: "", body: "", reference: "" },
      ...{ year: undefined, document: undefined, expiresOn: undefined, lastDay: undefined },
      ...{ specimen: false, language: page?.title.language ?? language },
    }));
  });
}
