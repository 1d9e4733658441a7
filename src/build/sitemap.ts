import { Readable } from "node:stream";
import { ErrorLevel, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { defaultLocale } from "../site/locales";

/** A page as the sitemap lists it. */
export interface SitemapPage {
  readonly path: string;
  readonly language: string;
  /** The path of the same page in the default language: what the pages of all languages have in common. */
  readonly originalPath: string;
  /** The day it last changed, YYYY-MM-DD. */
  readonly lastUpdated: string | undefined;
}

/** Writes the sitemap (sitemaps.org 0.9) of the given pages, each with the same page in the other languages (hreflang). */
export async function createSitemap(pages: readonly SitemapPage[], siteAddress: string): Promise<string> {
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const xml = await streamToPromise(Readable.from(itemsOf(pages, siteAddress)).pipe(stream));
  return xml.toString();
}

function itemsOf(pages: readonly SitemapPage[], siteAddress: string): SitemapItemLoose[] {
  const whole = (path: string) => new URL(path, siteAddress).href;
  const byOriginal = new Map<string, SitemapPage[]>(pages.map(({ originalPath }) => [originalPath, []]));
  for (const page of pages) byOriginal.get(page.originalPath)?.push(page);
  return pages.map(({ path, originalPath, lastUpdated }) => {
    const same = byOriginal.get(originalPath) ?? [];
    const fallback = same.filter(({ language }) => language === defaultLocale);
    const links = [
      ...same.map((page) => ({ lang: page.language, url: whole(page.path) })),
      ...fallback.map((page) => ({ lang: "x-default", url: whole(page.path) })),
    ];
    return { url: whole(path), links, ...(lastUpdated && { lastmod: lastUpdated }) };
  });
}

/** The file that tells crawlers where the sitemap is (RFC 9309); nothing is forbidden, pages say themselves what they do not want. */
export function formatRobots(siteAddress: string, sitemapPath: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL(sitemapPath, siteAddress).href}\n`;
}
