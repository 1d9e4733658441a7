import { graphql, type PageProps } from "gatsby";
import { type ListContext, ListPage } from "../components/List";
import { MarkSources } from "../components/MarkSources";
import { PageHead } from "../components/PageHead";
import { resultColumns } from "../lists/columns-of/results";

/** Renders the results grouped by examination, the newest year first in each group. */
export default function Results({ data, pageContext: { content } }: PageProps<Queries.ResultsPageQuery, ListContext>) {
  return (
    <ListPage
      page="results"
      caption="results.caption"
      data={{ ...data, ...content }}
      columns={resultColumns}
      groupBy="exam"
    >
      <MarkSources council={data.council} />
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`
  query ResultsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    council {
      ...MarkSources
    }
  }
`;
