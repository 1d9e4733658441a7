import { graphql } from "gatsby";
import { EntryPage } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { ResultAnswer } from "../components/ResultAnswer";
import type { EntryTemplateProps } from "../page-data/contents";

/** Renders a result, and first what candidates come for. */
export default function Result({ data, pageContext }: EntryTemplateProps<"result">) {
  const answer = <ResultAnswer {...pageContext.content} />;
  return <EntryPage data={data} pageContext={pageContext} answer={answer} />;
}

export { EntryHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
