import { graphql, type PageProps } from "gatsby";
import { NothingYet } from "../components/NothingYet";
import { OrganisationTree } from "../components/OrganisationTree";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Message } from "../i18n";
import type { PageContext } from "../site/page-context";

/** Renders the organisation of the department, from the minister down. */
export default function Departments({ data }: PageProps<Queries.DepartmentsPageQuery, PageContext>) {
  return (
    <Page parts={data} page="departments" specimens={data.entries.nodes}>
      <h2 className="visuallyHidden">
        <Message id="departments.tree" />
      </h2>
      {data.entries.nodes.length > 0 ? <OrganisationTree offices={data.entries.nodes} /> : <NothingYet />}
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`
  query DepartmentsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    entries: allDepartment(sort: [{ position: ASC }, { key: ASC }]) {
      nodes {
        key
        specimen
        name(language: $language) {
          ...LocalizedText
        }
        duty(language: $language) {
          ...LocalizedText
        }
        under {
          key
        }
      }
    }
  }
`;
