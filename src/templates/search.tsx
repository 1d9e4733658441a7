import { graphql } from "gatsby";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SearchPage } from "../components/SearchPage";
import type { TemplateProps } from "../page-data/contents";

/** Renders the search page for the query in the URL. */
export default function Search({
  data,
  pageContext: { content },
  location,
}: TemplateProps<"search"> & { readonly location: Location }) {
  return (
    <Page data={data} content={content} page="search">
      <SearchPage search={location.search} />
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
