import { graphql, type PageProps } from "gatsby";
import { Entry } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { Page } from "../components/Page";
import type { PageContext } from "../site/page-context";
import { pathTo } from "../site/paths";
import { hasEntryPages, isRouteId } from "../site/routes";

/** An entry of a list. */
export default function EntryPage({ data, pageContext }: PageProps<Queries.EntryPageQuery, PageContext>) {
  const { council, entry } = data;
  const { page, language } = pageContext;
  if (!council || !isRouteId(page) || !hasEntryPages(page)) throw new Error(`The entries of ${page} have no pages.`);
  const url = new URL(pathTo({ route: page, entry: entry.key }, language), council.siteAddress).href;
  return <Page parts={data} page={page} heading={<Entry route={page} entry={entry} url={url} />} />;
}

export { EntryHead as Head };

export const query = graphql`
  query EntryPage($language: String!, $words: [String!]!, $page: String!, $entry: String!) {
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
  }
`;
