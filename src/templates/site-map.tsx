import { graphql } from "gatsby";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SiteMap } from "../components/SiteMap";
import type { TemplateProps } from "../page-data/contents";

/** Renders links to every page of the site. */
export default function SiteMapPage({ data, pageContext: { content } }: TemplateProps<"site-map">) {
  return (
    <Page data={data} content={content} page="site-map">
      <SiteMap />
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
