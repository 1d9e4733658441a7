import { graphql, type PageProps } from "gatsby";
import { ListPage } from "../components/ListPage";
import { PageHead } from "../components/PageHead";
import { orderColumns } from "../listing/lists/orders";
import type { PageContext } from "../site/page-context";

/** Government orders, the newest first. */
export default function Orders({ data }: PageProps<Queries.OrdersPageQuery, PageContext>) {
  return <ListPage page="orders" caption="orders.caption" data={data} columns={orderColumns} />;
}

export { PageHead as Head };

export const query = graphql`
  query OrdersPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
  }
`;
