import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { fileOfPage } from "../site/http";
import { newsPageOf } from "../site/news";
import { isRouteId, type RouteId } from "../site/routes";
import { buildDate } from "./build-date";
import type { PublishedEntry } from "./published-data";
import type { SitemapPage } from "./sitemap";

const madePages = z.object({
  allSitePage: z.object({
    nodes: z.array(
      z.object({
        path: z.string(),
        pageContext: z.object({
          page: z.string(),
          language: z.string(),
          i18n: z.object({ originalPath: z.string() }),
        }),
      }),
    ),
  }),
});
const history = z.object({ key: z.string(), lastUpdated: z.string().nullish() });

/**
 * The pages that want to be found, in the order of their paths: a page that does not says so in its head.
 *
 * @param publicFolder the published folder, whose pages are read
 * @param news the current entries: one that appeared by itself changes its page too, which no one's edit tells
 */
export async function pagesToFind(
  { graphql, getNodesByType }: Pick<BuildArgs, "graphql" | "getNodesByType">,
  publicFolder: string,
  news: readonly Pick<PublishedEntry, "kind" | "day">[],
): Promise<SitemapPage[]> {
  const answer = await graphql("{ allSitePage(sort: { path: ASC }) { nodes { path pageContext } } }");
  const updated = new Map(
    getNodesByType("PageHistory").map((node) => {
      const { key, lastUpdated } = history.parse(node);
      return [key, lastUpdated ?? undefined];
    }),
  );
  const pages: SitemapPage[] = [];
  for (const { path: pagePath, pageContext } of madePages.parse(answer.data).allSitePage.nodes) {
    const { page, language, i18n } = pageContext;
    if (page === "not-found" || (await wantsNoIndex(path.join(publicFolder, fileOfPage(pagePath))))) continue;
    const lastUpdated = later(updated.get(page), isRouteId(page) ? newestOn(page, news) : undefined);
    pages.push({ path: pagePath, language, originalPath: i18n.originalPath, lastUpdated });
  }
  return pages;
}

/** The day of the newest entry that a page shows; a day still to come counts as today. */
export function newestOn(page: RouteId, news: readonly Pick<PublishedEntry, "kind" | "day">[]): string | undefined {
  const today = buildDate();
  const isShown = ({ kind }: Pick<PublishedEntry, "kind">) =>
    page === "home" || page === "news" || newsPageOf(kind) === page;
  const days = news.filter(isShown).map(({ day }) => (day < today ? day : today));
  return days.reduce<string | undefined>(later, undefined);
}

function later(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && (other === undefined || one > other) ? one : other;
}

async function wantsNoIndex(file: string): Promise<boolean> {
  const html = await readFile(file, "utf8");
  return /<meta[^>]+name="robots"[^>]+noindex/u.test(html);
}
