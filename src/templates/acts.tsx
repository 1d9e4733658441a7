import { graphql, type PageProps } from "gatsby";
import { ListPage } from "../components/ListPage";
import { PageHead } from "../components/PageHead";
import { actColumns } from "../listing/lists/acts";
import type { PageContext } from "../site/page-context";

/** The acts, rules and regulations under which the council works, the newest first. */
export default function Acts({ data }: PageProps<Queries.ActsPageQuery, PageContext>) {
  return <ListPage page="acts" caption="acts.caption" data={data} columns={actColumns} />;
}

export { PageHead as Head };

export const query = graphql`
  query ActsPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
  }
`;
