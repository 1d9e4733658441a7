import { defaultLocale } from "../site/locales";
import { element, xmlDocument } from "./xml";

/** A page as the sitemap tells of it. */
export interface SitemapPage {
  readonly path: string;
  readonly language: string;
  /** The path of the same page in the default language: what the pages of all languages have in common. */
  readonly originalPath: string;
  /** The day it last changed, YYYY-MM-DD. */
  readonly lastUpdated: string | undefined;
}

/** The sitemap (sitemaps.org 0.9) of the given pages, each with the same page in the other languages (hreflang). */
export function sitemapOf(pages: readonly SitemapPage[], siteAddress: string): string {
  const whole = (path: string) => new URL(path, siteAddress).href;
  const byOriginal = new Map<string, SitemapPage[]>(pages.map(({ originalPath }) => [originalPath, []]));
  for (const page of pages) byOriginal.get(page.originalPath)?.push(page);
  const link = (hreflang: string, path: string) =>
    element("xhtml:link", { rel: "alternate", hreflang, href: whole(path) });
  const urls = pages.map(({ path, originalPath, lastUpdated }) => {
    const same = byOriginal.get(originalPath) ?? [];
    const fallback = same.filter(({ language }) => language === defaultLocale);
    return element("url", {}, [
      element("loc", {}, whole(path)),
      ...(lastUpdated ? [element("lastmod", {}, lastUpdated)] : []),
      ...same.map((page) => link(page.language, page.path)),
      ...fallback.map((page) => link("x-default", page.path)),
    ]);
  });
  const namespaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  };
  return xmlDocument(element("urlset", namespaces, urls));
}

/** The file that tells crawlers where the sitemap is (RFC 9309); nothing is forbidden, pages say themselves what they do not want. */
export function robotsOf(siteAddress: string, sitemapPath: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL(sitemapPath, siteAddress).href}\n`;
}
