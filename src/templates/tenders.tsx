import { graphql, type PageProps } from "gatsby";
import { CalendarLink } from "../components/CalendarLink";
import { ListPage } from "../components/ListPage";
import { PageHead } from "../components/PageHead";
import { useLanguage } from "../i18n";
import { tenderColumns } from "../listing/lists/tenders";
import { calendarPath } from "../site/feeds";
import type { PageContext } from "../site/page-context";

/** Tenders and advertisements, the newest first, each open or closed at the moment of reading. */
export default function Tenders({ data }: PageProps<Queries.TendersPageQuery, PageContext>) {
  const language = useLanguage();
  return (
    <ListPage page="tenders" caption="tenders.caption" data={data} columns={tenderColumns}>
      <CalendarLink href={calendarPath("tenders", language)} label="tenders.calendar" />
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`
  query TendersPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: list(route: $page, language: $language, number: $number) {
      ...ListPage
    }
  }
`;
