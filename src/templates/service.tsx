import { graphql, type PageProps } from "gatsby";
import { Entry } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { Page } from "../components/Page";
import { ServiceSections } from "../components/ServiceSections";
import type { EntryPageContent as EntryContent } from "../lists/entry-page";
import type { ContextWith } from "../site/page-context";
import { pathTo } from "../site/paths";

type Context = ContextWith<{ readonly entry: EntryContent }>;

/** Renders a service: its fee, time limit and officer, the required documents, how to apply, appeals and the form. */
export default function Service({ data, pageContext }: PageProps<Queries.ServicePageQuery, Context>) {
  const { council, service } = data;
  const { entry } = pageContext.content;
  if (!council || !service) throw new Error(`The service ${entry.key} is not in content/.`);
  const path = pathTo({ route: "services", entry: entry.key }, pageContext.language);
  const heading = (
    <Entry route="services" entry={entry} url={new URL(path, council.siteAddress).href}>
      <ServiceSections service={service} />
    </Entry>
  );
  return <Page parts={{ ...data, ...pageContext.content }} page="services" heading={heading} />;
}

export { EntryHead as Head };

export const query = graphql`
  query ServicePage($language: String!, $words: [String!]!, $page: String!, $entry: String!) {
    ...EntryParts
    service(key: { eq: $entry }) {
      ...ServiceParts
    }
  }
`;
