import { graphql, type PageProps } from "gatsby";
import { EntryLinks } from "../components/EntryLinks";
import { type ListContext, ListPage } from "../components/List";
import { PageHead } from "../components/PageHead";
import { Section } from "../components/Section";
import { schoolColumns } from "../lists/columns-of/schools";

/** Renders the recognised schools by district and name, sorted in the page's language. */
export default function Schools({ data, pageContext: { content } }: PageProps<Queries.SchoolsPageQuery, ListContext>) {
  return (
    <ListPage
      page="schools"
      caption="schools.caption"
      data={{ ...data, ...content }}
      columns={schoolColumns}
      groupBy="district"
    >
      {data.services.nodes.length > 0 && (
        <Section id="services" title="schools.services">
          <EntryLinks route="services" entries={data.services.nodes} />
        </Section>
      )}
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`
  query SchoolsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
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
