import { graphql, type PageProps } from "gatsby";
import { ListPage } from "../components/ListPage";
import { PageHead } from "../components/PageHead";
import { courtCaseColumns } from "../listing/lists/court-cases";
import type { PageContext } from "../site/page-context";

/** Court cases to which the council is a party, the newest first; parties by role, never by name. */
export default function CourtCases({ data }: PageProps<Queries.CourtCasesPageQuery, PageContext>) {
  return <ListPage page="court-cases" caption="court-cases.caption" data={data} columns={courtCaseColumns} />;
}

export { PageHead as Head };

export const query = graphql`
  query CourtCasesPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
  }
`;
