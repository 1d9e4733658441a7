import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readLedger, updateLedger } from "../content/ledger";
import { memoize } from "../content/memoize";
import type { ProjectFiles } from "../content/project-files";
import type { Site } from "../content/site";
import { everyList } from "../lists/every-list";
import { type ListPageRows, toPlain } from "../lists/rows";
import { type CheckedVersion, type ContentInputs, createContent, createPageText } from "../page-data/contents";
import { makeEntryPages } from "../page-data/entry-pages";
import { listFacetAddresses } from "../page-data/facet-pages";
import { createMarkup, renderWithIds } from "../page-data/markup";
import { paginate, readList } from "../page-data/read-list";
import type { Collection } from "../schema/collection";
import { collections } from "../schema/collections";
import { isPictureName } from "../schema/formats";
import { listDataPath } from "../site/listing";
import { defaultLocale, type LocaleCode, type LocalizedText, localeCodes } from "../site/locales";
import type { PageContext } from "../site/page-context";
import { findNotFoundFile, getTemplate, listAllPages, pathTo } from "../site/paths";
import type { RouteId } from "../site/routes";
import { buildDate } from "./build-date";
import { nameFacetValues } from "./column-names";
import { getLastUpdated } from "./content-history";
import { getExternalLinkLabels, listPageMessages } from "./interface-messages";
import { publicFolder, writeChangedFile } from "./published-folder";
import { readSite } from "./site";
import { siteContent, siteHistory } from "./site-content";

/**
 * Creates all pages of the site. In each language these are one page per route, further pages of long lists, a page per
 * entry of some lists, and one not-found page.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const site = readSite(args);
  const { changed, missing } = siteHistory();
  // Pages of an entry have the dates of the entry instead.
  const daysOf = (page: PageContext["page"]) => ({
    builtOn: buildDate(),
    lastUpdated: getLastUpdated(page, changed, site),
  });
  if (missing)
    args.reporter.info(`The days of the last changes are the content's own, for want of a history: ${missing}`);
  const create = (template: string, context: PageContext) =>
    args.actions.createPage<PageContext>({
      path: context.i18n.path,
      component: path.resolve(`src/templates/${template}.tsx`),
      context,
    });

  const labelsIn = memoize(getExternalLinkLabels);
  for (const { route, locale, path: pagePath } of listAllPages()) {
    const inputs: ContentInputs = { site, language: locale, markup: createMarkup(site, locale, labelsIn) };
    const { markup } = inputs;
    const words = listPageMessages(route.template === "list" ? route.id : route.template, route.collections);
    const description = everyList.find((candidate) => candidate.route === route.id);
    const list = description && readList(description, site, locale);
    const rows = list?.entries.map(({ row }) => row) ?? [];
    const addresses = description ? listFacetAddresses(description, rows) : {};
    const pages = description ? paginate(description.columns, rows, list?.labels) : [];
    if (pages.length > 1) await writeRowsFile(route.id, locale, pages);
    const content = {
      ...createContent(route.template, route.id, inputs),
      ...createPageText(route.id, inputs),
      ...(route.id === "verify" && { versions: listCheckedVersions(siteContent().from, site, locale) }),
    };
    for (const [index, page] of pages.length > 0 ? pages.entries() : [[0, undefined] as const]) {
      const number = index + 1;
      const pathIn = (code: LocaleCode) => pathTo({ route: route.id, number }, code);
      const [own, original] = number === 1 ? [pagePath, route.path] : [pathIn(locale), pathIn(defaultLocale)];
      create(route.template, {
        ...contextOf(route.id, original, locale, own, words),
        ...daysOf(route.id),
        number,
        content: page ? { ...content, entries: { ...page, addresses } } : content,
      });
    }
    if (!description || !list) continue;
    const facetPages = nameFacetValues(description, list, addresses, locale);
    for (const named of facetPages) {
      const { column, value } = named;
      const facet = { ...named, total: pages[0]?.total ?? 0 };
      const ofValue = rows.filter(({ cells }) => toPlain(cells[column]) === value);
      for (const page of paginate(description.columns, ofValue, list.labels)) {
        const { number } = page;
        const pathIn = (code: LocaleCode) => pathTo({ route: route.id, entry: value, number }, code);
        // The page links to the other values of its facet.
        const facets = page.facets.map((own) =>
          own.column === column ? (pages[0]?.facets.find((one) => one.column === column) ?? own) : own,
        );
        create(route.template, {
          ...contextOf(route.id, pathIn(defaultLocale), locale, pathIn(locale), words),
          ...daysOf(route.id),
          number,
          content: { ...content, entries: { ...page, facets, addresses, facet } },
        });
      }
    }
    const render = (text: LocalizedText | null) => renderWithIds(markup, text);
    const withIds = { today: site.today, changed, facetPages, markup: render };
    for (const entry of makeEntryPages(description, list, withIds)) {
      const { key } = entry;
      const target = { route: route.id, entry: key };
      const template = getTemplate({ route, entry: key });
      create(template, {
        ...contextOf(route.id, pathTo(target, defaultLocale), locale, pathTo(target, locale), [
          ...new Set([...words, "entry"]),
        ]),
        entry: key,
        content: { ...createContent(template, key, inputs), entry },
      });
    }
  }
  const words = listPageMessages("not-found", []);
  for (const locale of localeCodes)
    create("not-found", {
      ...contextOf("not-found", findNotFoundFile(defaultLocale), locale, findNotFoundFile(locale), words),
      ...daysOf("not-found"),
      content: {},
    });
};

/** Returns all document versions that the site has published, including this build's, with titles in a language. */
function listCheckedVersions(files: ProjectFiles, site: Site, language: LocaleCode): CheckedVersion[] {
  const titles = new Map<string, LocalizedText>();
  const documented: readonly Collection[] = collections.filter(({ schema }) => "document" in schema.shape);
  for (const collection of documented)
    for (const { title, documents } of site.views(collection, language))
      for (const { name } of documents) titles.set(name, title);
  const all = updateLedger(readLedger(files), site.documents, site.today);
  // The site has small copies of pictures, so their digests match nothing that people have.
  return all
    .filter(({ name }) => !isPictureName(name))
    .map((version) => {
      const address = site.document(version.name)?.address ?? null;
      return {
        ...version,
        ended: version.ended ?? null,
        status: version.ended === undefined ? "current" : address === null ? "withdrawn" : "replaced",
        address,
        title: titles.get(version.name) ?? null,
      };
    });
}

/** Writes the rows of a paginated list to the published folder. */
function writeRowsFile(route: RouteId, language: LocaleCode, pages: readonly ListPageRows[]): Promise<void> {
  const file = path.join(publicFolder, listDataPath(route, language));
  return writeChangedFile(file, `${JSON.stringify(pages.flatMap(({ rows }) => rows))}\n`);
}

function contextOf(
  page: PageContext["page"],
  originalPath: string,
  language: LocaleCode,
  pagePath: string,
  words: string[],
): PageContext {
  return {
    page,
    language,
    words,
    number: 1,
    // If this object is present, the language plugin leaves the page unchanged.
    i18n: {
      language,
      languages: localeCodes,
      defaultLanguage: defaultLocale,
      generateDefaultLanguagePage: false,
      routed: language !== defaultLocale,
      originalPath,
      path: pagePath,
    },
  };
}
