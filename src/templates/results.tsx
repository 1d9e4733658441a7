import { graphql, type PageProps } from "gatsby";
import { ListPage } from "../components/ListPage";
import { MarkSources } from "../components/MarkSources";
import { PageHead } from "../components/PageHead";
import { resultColumns } from "../listing/lists/results";
import type { PageContext } from "../site/page-context";

/** The results of the examinations, the newest year first within each examination. */
export default function Results({ data }: PageProps<Queries.ResultsPageQuery, PageContext>) {
  return (
    <ListPage page="results" caption="results.caption" data={data} columns={resultColumns} groupBy="exam">
      <MarkSources council={data.council} />
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`
  query ResultsPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    council {
      ...MarkSources
    }
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
  }
`;
