import { graphql, type PageProps } from "gatsby";
import { ListPage } from "../components/ListPage";
import { PageHead } from "../components/PageHead";
import { serviceColumns } from "../listing/lists/services";
import type { PageContext } from "../site/page-context";

/** What the council does on application, by whom it is for: certificates, corrections, the recognition of a school. */
export default function Services({ data }: PageProps<Queries.ServicesPageQuery, PageContext>) {
  return (
    <ListPage page="services" caption="services.caption" data={data} columns={serviceColumns} groupBy="audience" />
  );
}

export { PageHead as Head };

export const query = graphql`
  query ServicesPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
  }
`;
