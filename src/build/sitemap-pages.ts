import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { getNewsPage } from "../site/news";
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
          lastUpdated: z.string().nullish(),
          content: z.object({ entry: z.object({ lastUpdated: z.string().nullable() }).optional() }).optional(),
          i18n: z.object({ originalPath: z.string() }),
        }),
      }),
    ),
  }),
});
/**
 * The pages that want to be found, in the order of their paths.
 *
 * @param news the current entries: one that appeared by itself changes its page too, which no one's edit tells
 */
export async function pagesToFind(
  { graphql }: Pick<BuildArgs, "graphql">,
  news: readonly Pick<PublishedEntry, "kind" | "day">[],
): Promise<SitemapPage[]> {
  const answer = await graphql("{ allSitePage(sort: { path: ASC }) { nodes { path pageContext } } }");
  return madePages.parse(answer.data).allSitePage.nodes.flatMap(({ path, pageContext }): SitemapPage[] => {
    const { page, language, lastUpdated, content: { entry } = {}, i18n } = pageContext;
    if (!isRouteId(page)) return [];
    const updated = entry ? entry.lastUpdated : later(lastUpdated ?? undefined, newestOn(page, news));
    return [{ path, language, originalPath: i18n.originalPath, lastUpdated: updated ?? undefined }];
  });
}

/** The day of the newest entry that a page shows; a day still to come counts as today. */
export function newestOn(page: RouteId, news: readonly Pick<PublishedEntry, "kind" | "day">[]): string | undefined {
  const today = buildDate();
  const isShown = ({ kind }: Pick<PublishedEntry, "kind">) =>
    page === "home" || page === "news" || getNewsPage(kind) === page;
  const days = news.filter(isShown).map(({ day }) => (day < today ? day : today));
  return days.reduce<string | undefined>(later, undefined);
}

function later(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && (other === undefined || one > other) ? one : other;
}
