import type { GatsbyNode } from "gatsby";
import type { PageContext } from "../site/page-context";
import { routeIds } from "../site/routes";
import { lastUpdated } from "./last-updated";
import { siteContent, siteHistory } from "./site-content";

/** The GraphQL type of a page's history. */
const type = "PageHistory";

/**
 * Gives GraphQL the day on which each page last changed. They are nodes of their own, not a field of the page's text:
 * a commit changes the day without changing the text, and Gatsby asks a page's query again only when a node has changed.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, createContentDigest, createNodeId, reporter }) => {
  const { changed, missing } = siteHistory();
  if (missing) reporter.info(`The days of the last changes are the content's own, for want of a history: ${missing}`);
  const { entries } = siteContent();
  const ids: PageContext["page"][] = [...routeIds, "not-found"];
  for (const key of ids) {
    const history = { key, lastUpdated: lastUpdated(key, changed, entries) };
    actions.createNode({
      ...history,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(history) },
    });
  }
};
