import type { NodePluginArgs } from "gatsby";
import * as z from "zod";
import { compare } from "../language/collate";
import { defaultLocale } from "../site/locales";
import { getNewsPage } from "../site/news";
import { isRouteId, type RouteId } from "../site/routes";
import { buildDate } from "./build-date";
import type { PublishedEntry } from "./published-data";
import { createXml, formatXmlDocument } from "./xml";

/** A page as the sitemap lists it. */
export interface SitemapPage {
  readonly path: string;
  readonly language: string;
  /** The path of the same page in the default language, which identifies its translations. */
  readonly originalPath: string;
  /** The day of the last change, YYYY-MM-DD. */
  readonly lastUpdated: string | undefined;
}

/**
 * Creates the sitemap (sitemaps.org 0.9) of the given pages, with links to the same page in all languages (hreflang).
 */
export function createSitemap(pages: readonly SitemapPage[], siteAddress: string): string {
  const toUrl = (path: string) => new URL(path, siteAddress).href;
  const byOriginal = new Map<string, SitemapPage[]>(pages.map(({ originalPath }) => [originalPath, []]));
  for (const page of pages) byOriginal.get(page.originalPath)?.push(page);
  const link = (hreflang: string, path: string) =>
    createXml("xhtml:link", { rel: "alternate", hreflang, href: toUrl(path) });
  const urls = pages.map(({ path, originalPath, lastUpdated }) => {
    const same = byOriginal.get(originalPath) ?? [];
    return createXml("url", {}, [
      createXml("loc", {}, toUrl(path)),
      ...(lastUpdated ? [createXml("lastmod", {}, lastUpdated)] : []),
      ...same.map((page) => link(page.language, page.path)),
      ...same.flatMap((page) => (page.language === defaultLocale ? [link("x-default", page.path)] : [])),
    ]);
  });
  const namespaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  };
  return formatXmlDocument(createXml("urlset", namespaces, urls));
}

/**
 * Returns `robots.txt` (RFC 9309), which points crawlers to the sitemap. It forbids nothing: the pages themselves
 * contain whether they may be indexed.
 */
export function formatRobots(siteAddress: string, sitemapPath: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL(sitemapPath, siteAddress).href}\n`;
}

const madePage = z.object({
  path: z.string(),
  context: z.object({
    page: z.string().optional(),
    language: z.string(),
    lastUpdated: z.string().nullish(),
    content: z.object({ entry: z.object({ lastUpdated: z.string().nullable() }).optional() }).optional(),
    i18n: z.object({ originalPath: z.string() }),
  }),
});

/**
 * Returns the pages for the sitemap, sorted by path.
 *
 * @param news the current entries: a scheduled entry changes its page without a commit
 */
export function listSitemapPages(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  news: readonly Pick<PublishedEntry, "kind" | "day">[],
): SitemapPage[] {
  const pages = getNodesByType("SitePage").flatMap((node): SitemapPage[] => {
    const { path, context } = madePage.parse(node);
    const { page, language, lastUpdated, content: { entry } = {}, i18n } = context;
    if (!isRouteId(page)) return [];
    const updated = entry ? entry.lastUpdated : [lastUpdated ?? "", getNewestDay(page, news) ?? ""].sort().at(-1);
    return [{ path, language, originalPath: i18n.originalPath, lastUpdated: updated || undefined }];
  });
  return pages.sort((one, other) => compare(one.path, other.path));
}

/** Returns the day of the newest entry on a page; a future day counts as today. */
export function getNewestDay(page: RouteId, news: readonly Pick<PublishedEntry, "kind" | "day">[]): string | undefined {
  const today = buildDate();
  const isShown = ({ kind }: Pick<PublishedEntry, "kind">) =>
    page === "home" || page === "news" || getNewsPage(kind) === page;
  const days = news.filter(isShown).map(({ day }) => (day < today ? day : today));
  return days.sort().at(-1);
}
