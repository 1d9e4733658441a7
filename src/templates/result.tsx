import { graphql } from "gatsby";
import { EntryPage } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { MarkSources } from "../components/MarkSources";
import type { EntryTemplateProps } from "../page-data/contents";

/** Renders a result, and where candidates find their marks. */
export default function Result({ data, pageContext }: EntryTemplateProps<"result">) {
  return (
    <EntryPage data={data} pageContext={pageContext}>
      <MarkSources sources={pageContext.content.markSources} />
    </EntryPage>
  );
}

export { EntryHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
