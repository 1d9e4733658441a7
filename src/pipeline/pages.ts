import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { PublishedVersion } from "../components/DocumentCheck";
import { readLedger, updateLedger } from "../content/ledger";
import type { ProjectFiles } from "../content/project-files";
import type { LocalizedText } from "../content/view";
import type { EntryPageContent } from "../lists/entry-page";
import { formatRowsFile, type ListPageRows } from "../lists/rows";
import { collections } from "../schema/collections";
import { listDataPath } from "../site/listing";
import { defaultLocale, type LocaleCode, localeCodes } from "../site/locales";
import type { PageContext } from "../site/page-context";
import { findNotFoundFile, getTemplate, listAllPages, pathTo } from "../site/paths";
import { hasEntryPages, type RouteId } from "../site/routes";
import { buildDate } from "./build-date";
import { getLastUpdated } from "./content-history";
import { createNodeContext } from "./graphql-types";
import { listPageMessages } from "./interface-messages";
import { listPages } from "./lists/definition";
import { lists } from "./lists/definitions";
import { makeEntryPages } from "./lists/entry-pages";
import { renderPageMarkup } from "./markup-field";
import { readNews } from "./news";
import { placeFile, publicFolder } from "./published-folder";
import { readSite, type Site } from "./site";
import { siteContent, siteHistory } from "./site-content";

/**
 * Creates all pages of the site. In each language these are one page per route, further pages of long lists, a page per
 * entry where the registry says so, and one not-found page.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const site = readSite(args);
  const nodes = createNodeContext(args);
  const { entries, from } = siteContent();
  const { changed, missing } = siteHistory();
  // Pages of an entry have the dates of the entry instead.
  const daysOf = (page: PageContext["page"]) => ({
    builtOn: buildDate(),
    lastUpdated: getLastUpdated(page, changed, entries),
  });
  if (missing)
    args.reporter.info(`The days of the last changes are the content's own, for want of a history: ${missing}`);
  const create = (template: string, context: PageContext) =>
    args.actions.createPage<PageContext>({
      path: context.i18n.path,
      component: path.resolve(`src/templates/${template}.tsx`),
      context,
    });

  for (const { route, locale, path: pagePath } of listAllPages()) {
    const words = listPageMessages(route.template === "list" ? route.id : route.template, route.collections);
    const definition = lists.find((candidate) => candidate.route === route.id);
    const list = definition?.read(site, locale);
    const pages = definition && list ? listPages(definition, locale, list) : [];
    if (pages.length > 1) await writeRowsFile(route.id, locale, pages);
    for (const [index, page] of pages.length > 0 ? pages.entries() : [[0, undefined] as const]) {
      const number = index + 1;
      const pathIn = (code: LocaleCode) => pathTo({ route: route.id, number }, code);
      const [own, original] = number === 1 ? [pagePath, route.path] : [pathIn(locale), pathIn(defaultLocale)];
      create(route.template, {
        ...contextOf(route.id, original, locale, own, words),
        ...daysOf(route.id),
        number,
        content: page ? { entries: page } : contentOf(route.id, site, locale, from),
        ...(pages.length > 1 && { isPaginated: true }),
      });
    }
    if (!definition || !list || !hasEntryPages(route.id)) continue;
    for (const { body, ...entry } of makeEntryPages({ ...definition, route: route.id }, list, site, changed)) {
      const target = { route: route.id, entry: entry.key };
      const page: EntryPageContent = {
        ...entry,
        body: body && (await renderPageMarkup({ [body.language]: body.text }, locale, nodes)),
      };
      create(getTemplate({ route, entry: entry.key }), {
        ...contextOf(route.id, pathTo(target, defaultLocale), locale, pathTo(target, locale), [
          ...new Set([...words, "entry"]),
        ]),
        entry: entry.key,
        content: { entry: page },
      });
    }
  }
  const words = listPageMessages("not-found", []);
  for (const locale of localeCodes)
    create("not-found", {
      ...contextOf("not-found", findNotFoundFile(defaultLocale), locale, findNotFoundFile(locale), words),
      ...daysOf("not-found"),
    });
};

/** The number of entries on the home page. There are more than it shows, in case some expire before the next build. */
const newsOnHome = 8;

/** Returns page content that no GraphQL query of a collection can return. */
function contentOf(page: RouteId, site: Site, language: LocaleCode, files: ProjectFiles): object {
  switch (page) {
    case "home": {
      const current = readNews(site, language).filter(({ isExpired }) => !isExpired);
      const news = current.slice(0, newsOnHome).map(({ key, kind, day, specimen, expiresOn, isExpired, title }) => {
        return { key, kind, day, specimen, expiresOn: expiresOn ?? null, isExpired, title };
      });
      return { news };
    }
    case "verify":
      return { versions: listPublishedVersions(files, site, language) };
    default:
      return {};
  }
}

/** Returns all document versions that the site has published, including this build's, with titles in a language. */
function listPublishedVersions(files: ProjectFiles, site: Site, language: LocaleCode): PublishedVersion[] {
  const titles = new Map<string, LocalizedText>();
  for (const collection of collections.filter(({ schema }) => "document" in schema.shape))
    for (const { title, documents } of site.views(collection, language))
      for (const { name } of documents) titles.set(name, title);
  return updateLedger(readLedger(files), site.documents, site.today).map((version) => {
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
  const rows = [...pages.flatMap((page) => page.rows), ...pages.flatMap(({ archived }) => archived)];
  return placeFile(file, formatRowsFile(pages[0]?.columns ?? [], rows));
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
