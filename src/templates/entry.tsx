import { graphql, type PageProps } from "gatsby";
import { Entry } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { Page } from "../components/Page";
import type { EntryPageContent as EntryContent } from "../lists/entry-page";
import type { ContextWith } from "../site/page-context";
import { pathTo } from "../site/paths";
import { hasEntryPages, isRouteId } from "../site/routes";

type Context = ContextWith<{ readonly entry: EntryContent }>;

/** Renders the entry pages of lists that have no special template. */
export default function EntryPage({ data, pageContext }: PageProps<Queries.EntryPageQuery, Context>) {
  const { council } = data;
  const { page, language, content } = pageContext;
  const { entry } = content;
  if (!council || !isRouteId(page) || !hasEntryPages(page)) throw new Error(`The entries of ${page} have no pages.`);
  const url = new URL(pathTo({ route: page, entry: entry.key }, language), council.siteAddress).href;
  return <Page parts={{ ...data, ...content }} page={page} heading={<Entry route={page} entry={entry} url={url} />} />;
}

export { EntryHead as Head };

export const query = graphql`
  query EntryPage($language: String!, $words: [String!]!, $page: String!) {
    ...EntryParts
  }
`;
