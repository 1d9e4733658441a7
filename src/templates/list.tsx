import { graphql, type PageProps } from "gatsby";
import type { ComponentProps } from "react";
import { CalendarLink } from "../components/CalendarLink";
import { type ListContext, ListPage } from "../components/List";
import { PageHead } from "../components/PageHead";
import { useLanguage } from "../i18n";
import {
  actColumns,
  courtCaseColumns,
  memberColumns,
  orderColumns,
  serviceColumns,
  tenderColumns,
} from "../lists/columns-of/plain-lists";
import { getCalendarPath } from "../site/feeds";
import type { RouteOfTemplate } from "../site/routes";

type List = Pick<ComponentProps<typeof ListPage>, "caption" | "columns" | "groupBy">;

/** The lists of the pages that show only a list. */
const lists: Readonly<Record<RouteOfTemplate<"list">, List>> = {
  orders: { caption: "orders.caption", columns: orderColumns },
  acts: { caption: "acts.caption", columns: actColumns },
  tenders: { caption: "tenders.caption", columns: tenderColumns },
  "court-cases": { caption: "court-cases.caption", columns: courtCaseColumns },
  services: { caption: "services.caption", columns: serviceColumns, groupBy: "audience" },
  members: { caption: "members.caption", columns: memberColumns },
};

type Context = ListContext & { readonly page: RouteOfTemplate<"list"> };

/** Renders a page that shows only a list of entries. */
export default function ListTemplate({ data, pageContext }: PageProps<Queries.PagePartsFragment, Context>) {
  const language = useLanguage();
  const { page, content } = pageContext;
  return (
    <ListPage page={page} data={{ ...data, ...content }} {...lists[page]}>
      {page === "tenders" && <CalendarLink href={getCalendarPath("tenders", language)} label="tenders.calendar" />}
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`
  query ListTemplate($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
  }
`;
