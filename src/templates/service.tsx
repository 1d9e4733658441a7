import { graphql, type PageProps } from "gatsby";
import { type EntryContext, EntryPage } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { ServiceSections } from "../components/ServiceSections";

/** Renders a service: its fee, time limit and officer, the required documents, how to apply, appeals and the form. */
export default function Service({ data, pageContext }: PageProps<Queries.ServicePageQuery, EntryContext>) {
  return (
    <EntryPage data={data} pageContext={pageContext}>
      {data.service && <ServiceSections service={data.service} />}
    </EntryPage>
  );
}

export { EntryHead as Head };

export const query = graphql`
  query ServicePage($language: String!, $words: [String!]!, $page: String!, $entry: String!) {
    ...FrameParts
    service(key: { eq: $entry }) {
      ...ServiceParts
    }
  }
`;
