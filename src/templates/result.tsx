import { graphql, type PageProps } from "gatsby";
import { type EntryContext, EntryPage } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { MarkSources } from "../components/MarkSources";

/** Renders a result, and where candidates find their marks. */
export default function Result({ data, pageContext }: PageProps<Queries.ResultPageQuery, EntryContext>) {
  return (
    <EntryPage data={data} pageContext={pageContext}>
      <MarkSources council={data.council} />
    </EntryPage>
  );
}

export { EntryHead as Head };

export const query = graphql`
  query ResultPage($language: String!, $words: [String!]!, $page: String!) {
    ...FrameParts
    council {
      ...MarkSources
    }
  }
`;
