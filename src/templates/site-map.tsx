import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SiteMap } from "../components/SiteMap";
import type { PageContext } from "../site/page-context";

/** Renders links to every page of the site. */
export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery, PageContext>) {
  return (
    <Page parts={data} page="site-map">
      <SiteMap />
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`
  query SiteMapPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
  }
`;
