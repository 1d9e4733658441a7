import { graphql } from "gatsby";
import { Feeds } from "../components/Feeds";
import { List } from "../components/List";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import type { ListRow } from "../lists";
import { newsList } from "../lists/of/news";
import type { TemplateProps } from "../page-data/contents";
import { getNewsKind } from "../site/news";

/** The kind whose only list is this page. */
const ownKind = getNewsKind("news");

/** Renders the news of every kind, with the archive of the announcements. */
export default function NewsPage({ data, pageContext: { content } }: TemplateProps<"news">) {
  return (
    <Page
      data={data}
      content={content}
      page="news"
      facet={content.entries.facet}
      specimens={content.entries.rows}
      textBelow
    >
      <List list={newsList} page={content.entries} isArchivedHere={isOwn}>
        <Feeds />
      </List>
    </Page>
  );
}

/**
 * Checks whether an archived entry is listed on this page. Archived entries of other kinds are no news and stay in
 * their lists.
 */
function isOwn({ cells }: ListRow): boolean {
  return cells.kind === ownKind;
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
