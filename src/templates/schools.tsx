import { graphql, type PageProps } from "gatsby";
import { ListPage } from "../components/ListPage";
import { PageHead } from "../components/PageHead";
import { ServiceLinks } from "../components/ServiceLinks";
import { schoolColumns } from "../listing/lists/schools";
import type { PageContext } from "../site/page-context";

/** The schools the council recognises, by district and name in the order of the page's language. */
export default function Schools({ data }: PageProps<Queries.SchoolsPageQuery, PageContext>) {
  return (
    <ListPage page="schools" caption="schools.caption" data={data} columns={schoolColumns} groupBy="district">
      <ServiceLinks services={data.services.nodes} />
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`
  query SchoolsPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
    services: allService(filter: { audience: { eq: "schools" } }, sort: [{ position: ASC }]) {
      nodes {
        key
        specimen
        title(language: $language) {
          ...LocalizedText
        }
      }
    }
  }
`;
