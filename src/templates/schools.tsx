import { graphql, type PageProps } from "gatsby";
import { ListPage } from "../components/ListPage";
import { PageHead } from "../components/PageHead";
import { schoolColumns } from "../listing/lists/schools";
import type { PageContext } from "../site/page-context";

/** The schools the council recognises, by district and name in the order of the page's language. */
export default function Schools({ data }: PageProps<Queries.SchoolsPageQuery, PageContext>) {
  return <ListPage page="schools" caption="schools.caption" data={data} columns={schoolColumns} groupBy="district" />;
}

export { PageHead as Head };

export const query = graphql`
  query SchoolsPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
  }
`;
