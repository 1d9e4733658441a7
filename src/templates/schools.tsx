import { graphql } from "gatsby";
import { EntryLinks } from "../components/EntryLinks";
import { ListPage } from "../components/List";
import { PageHead } from "../components/PageHead";
import { Section } from "../components/Section";
import { schoolList } from "../lists/of/schools";
import type { TemplateProps } from "../page-data/contents";

/** Renders the recognised schools by district and name, sorted in the page's language. */
export default function Schools({ data, pageContext: { content } }: TemplateProps<"schools">) {
  return (
    <ListPage data={data} content={content} list={schoolList}>
      {content.services.length > 0 && (
        <Section id="services" title="schools.services">
          <EntryLinks route="services" entries={content.services} />
        </Section>
      )}
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
