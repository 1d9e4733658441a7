import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SearchPage } from "../components/SearchPage";
import type { PageContext } from "../site/page-context";

/** Renders the search page for the query in the URL. */
export default function Search({ data, location }: PageProps<Queries.SearchPageQuery, PageContext>) {
  return (
    <Page parts={data} page="search">
      <SearchPage search={location.search} />
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`
  query SearchPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
  }
`;
