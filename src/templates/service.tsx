import { graphql } from "gatsby";
import { EntryPage } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { ServiceSections } from "../components/ServiceSections";
import type { EntryTemplateProps } from "../page-data/contents";

/** Renders a service: its fee, time limit and officer, the required documents, how to apply, appeals and the form. */
export default function Service({ data, pageContext }: EntryTemplateProps<"service">) {
  const { service, entry } = pageContext.content;
  return (
    <EntryPage data={data} pageContext={pageContext}>
      {service && <ServiceSections service={service} form={entry.documents[0]?.address} />}
    </EntryPage>
  );
}

export { EntryHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
