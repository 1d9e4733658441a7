import { graphql } from "gatsby";
import { NothingYet } from "../components/NothingYet";
import { OrganisationTree } from "../components/OrganisationTree";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Message } from "../i18n";
import type { TemplateProps } from "../page-data/contents";

/** Renders the organisation of the department, from the minister down. */
export default function Departments({ data, pageContext: { content } }: TemplateProps<"departments">) {
  return (
    <Page data={data} content={content} page="departments" specimens={content.entries}>
      <h2 className="visuallyHidden">
        <Message id="departments.tree" />
      </h2>
      {content.entries.length > 0 ? <OrganisationTree offices={content.entries} /> : <NothingYet />}
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
