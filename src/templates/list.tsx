import { graphql } from "gatsby";
import { CalendarLink } from "../components/CalendarLink";
import { ListPage } from "../components/List";
import { PageHead } from "../components/PageHead";
import { useLanguage } from "../i18n";
import { getList } from "../lists/every-list";
import type { TemplateProps } from "../page-data/contents";
import { calendarNames, getCalendarPath } from "../site/feeds";

/** Renders a page that shows only a list of entries. */
export default function ListTemplate({ data, pageContext: { page, content } }: TemplateProps<"list">) {
  const language = useLanguage();
  return (
    <ListPage data={data} content={content} list={getList(page)}>
      {calendarNames
        .filter((name) => name === page)
        .map((name) => (
          <p key={name}>
            <CalendarLink href={getCalendarPath(name, language)} label="deadline.calendar" />
          </p>
        ))}
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
