import { graphql, type PageProps } from "gatsby";
import { Entry } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { MarkSources } from "../components/MarkSources";
import { Page } from "../components/Page";
import type { PageContext } from "../site/page-context";
import { pathTo } from "../site/paths";

/** A result, and where a candidate finds the own marks. */
export default function Result({ data, pageContext }: PageProps<Queries.ResultPageQuery, PageContext>) {
  const { council, entry } = data;
  if (!council) throw new Error("content/site.yaml is missing.");
  const path = pathTo({ route: "results", entry: entry.key }, pageContext.language);
  const heading = (
    <Entry route="results" entry={entry} url={new URL(path, council.siteAddress).href}>
      <MarkSources council={council} />
    </Entry>
  );
  return <Page parts={data} page="results" heading={heading} />;
}

export { EntryHead as Head };

export const query = graphql`
  query ResultPage($language: String!, $words: [String!]!, $page: String!, $entry: String!) {
    ...FrameParts
    text: pageText(key: { eq: $page }) {
      title(language: $language) {
        ...LocalizedText
      }
      summary(language: $language) {
        ...LocalizedText
      }
    }
    entry(route: $page, language: $language, key: $entry) {
      ...EntryParts
    }
    council {
      ...MarkSources
    }
  }
`;
