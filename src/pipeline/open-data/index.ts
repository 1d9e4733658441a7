import { memoize } from "../../content/memoize";
import type { Site } from "../../content/site";
import { everyList } from "../../lists/every-list";
import type { LocalizedText } from "../../site/locales";
import { cataloguePath, getCsvPath, getJsonPath } from "../../site/open-data";
import { getLastUpdated } from "../content-history";
import { readMessages } from "../interface-messages";
import type { PublishedData } from "../published-data";
import { createCatalogue } from "./catalogue";
import { formatCsvFile, formatJsonFile, readListData } from "./list-data";

/**
 * Creates the files of the lists as data, and their catalogue.
 *
 * @param languages the data of the site in each language
 * @param changed the days of the content files
 * @returns the files by URL path
 */
export function createOpenData(
  site: Site,
  languages: readonly PublishedData[],
  changed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const [first] = languages;
  if (!first) throw new Error("The site has no language.");
  const { siteAddress, email } = first.council;
  const inLanguages = (read: (data: PublishedData) => LocalizedText | undefined) =>
    languages.flatMap((data) => ({ language: data.language, text: read(data)?.text ?? "" }));
  const pageOf = (data: PublishedData, route: string) => data.pages.find(({ key }) => key === route);
  const wordsIn = memoize(readMessages);
  const files = new Map<string, string>();
  const lists = everyList.map((list) => {
    const { route } = list;
    const data = readListData(list, site, wordsIn);
    for (const localized of data.languages)
      files.set(getCsvPath(route, localized.locale), formatCsvFile(data, localized, siteAddress));
    files.set(getJsonPath(route), formatJsonFile(data, siteAddress));
    return {
      list,
      title: inLanguages((one) => pageOf(one, route)?.title),
      description: inLanguages((one) => pageOf(one, route)?.summary),
      keywords: data.columns
        .filter(({ facet }) => facet)
        .map(({ heading }) => data.languages.map(({ locale, word }) => ({ language: locale, text: word(heading) }))),
      modified: getLastUpdated(route, changed, site),
    };
  });
  const sizes = new Map([...files].map(([path, text]) => [path, Buffer.byteLength(text)]));
  const about = {
    ...{ siteAddress, email, name: inLanguages(({ council }) => council.name) },
    government: inLanguages(({ council }) => council.government),
    title: inLanguages((one) => pageOf(one, "home")?.title),
  };
  files.set(
    cataloguePath,
    createCatalogue(
      about,
      lists.map((list) => ({ ...list, sizes })),
    ),
  );
  return files;
}
