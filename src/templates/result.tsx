import { graphql, type PageProps } from "gatsby";
import { Entry } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { MarkSources } from "../components/MarkSources";
import { Page } from "../components/Page";
import type { EntryPageContent } from "../lists/entry-page";
import type { ContextWith } from "../site/page-context";
import { pathTo } from "../site/paths";

type Context = ContextWith<{ readonly entry: EntryPageContent }>;

/** Renders a result, and where candidates find their marks. */
export default function Result({ data, pageContext }: PageProps<Queries.ResultPageQuery, Context>) {
  const { council } = data;
  const { entry } = pageContext.content;
  if (!council) throw new Error("content/site.yaml is missing.");
  const path = pathTo({ route: "results", entry: entry.key }, pageContext.language);
  const heading = (
    <Entry route="results" entry={entry} url={new URL(path, council.siteAddress).href}>
      <MarkSources council={council} />
    </Entry>
  );
  return <Page parts={{ ...data, ...pageContext.content }} page="results" heading={heading} />;
}

export { EntryHead as Head };

export const query = graphql`
  query ResultPage($language: String!, $words: [String!]!, $page: String!) {
    ...EntryParts
    council {
      ...MarkSources
    }
  }
`;
