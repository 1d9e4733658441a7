import { graphql, type PageProps } from "gatsby";
import { Feeds } from "../components/Feeds";
import { List, type ListContext } from "../components/List";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { type ListRow, readRows } from "../lists";
import { newsColumns } from "../lists/columns-of/news";
import { getNewsKind } from "../site/news";

/** The kind whose only list is this page. */
const ownKind = getNewsKind("news");

/** Renders the news of every kind, with the archive of the announcements. */
export default function NewsPage({
  data,
  pageContext: { content },
}: PageProps<Queries.PagePartsFragment, ListContext>) {
  return (
    <Page parts={{ ...data, ...content }} page="news" specimens={readRows(content.entries)} textBelow>
      <List caption="news.caption" route="news" list={content.entries} columns={newsColumns} isArchivedHere={isOwn}>
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

export const query = graphql`
  query NewsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
  }
`;
