import { graphql, type PageProps } from "gatsby";
import { ListPage } from "../components/ListPage";
import { PageHead } from "../components/PageHead";
import { memberColumns } from "../listing/lists/members";
import type { PageContext } from "../site/page-context";

/** Renders the list of members, in order of seniority. */
export default function Members({ data }: PageProps<Queries.MembersPageQuery, PageContext>) {
  return <ListPage page="members" caption="members.caption" data={data} columns={memberColumns} />;
}

export { PageHead as Head };

export const query = graphql`
  query MembersPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
  }
`;
