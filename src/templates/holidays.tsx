import { graphql } from "gatsby";
import { CalendarLink } from "../components/CalendarLink";
import { DayText } from "../components/DayText";
import { EntryTitle } from "../components/EntryTitle";
import { NextDate } from "../components/NextDate";
import { NothingYet } from "../components/NothingYet";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { TranslatedText } from "../components/TranslatedText";
import { Message, useFormats, useLanguage } from "../i18n";
import { type PlainColumn, PlainTable } from "../lists/view/PlainTable";
import type { PageContent, TemplateProps } from "../page-data/contents";
import { getCalendarPath } from "../site/feeds";
import * as styles from "./dates.module.css";

type Holiday = PageContent<"holidays">["entries"][number];

/** Renders the holidays of each session, and the next holiday. */
export default function Holidays({ data, pageContext: { content, builtOn } }: TemplateProps<"holidays">) {
  const language = useLanguage();
  const { yearPair } = useFormats();
  const { entries: nodes } = content;
  const sessions = [...new Set(nodes.map(({ session }) => session))].sort((one, other) => other - one);
  return (
    <Page
      data={data}
      content={content}
      page="holidays"
      specimens={nodes}
      sideLinks={
        nodes.length > 0 && (
          <>
            <NextDate
              entries={nodes}
              builtOn={builtOn}
              label="holidays.next"
              over="holidays.over"
              describe={({ name }) => ({ name: <TranslatedText value={name} /> })}
            />
            <p>
              <CalendarLink href={getCalendarPath("holidays", language)} label="holidays.calendar" />
            </p>
          </>
        )
      }
    >
      {nodes.length === 0 && <NothingYet />}
      {sessions.map((session) => (
        <section key={session} id={`session-${session}`} aria-labelledby={`session-${session}-name`}>
          <h2 id={`session-${session}-name`}>
            <Message id="dates.session" values={{ session: yearPair(session) }} />
          </h2>
          <PlainTable
            caption="holidays.caption"
            captionValues={{ session: yearPair(session) }}
            rows={nodes.filter((one) => one.session === session)}
            columns={columns}
          />
        </section>
      ))}
    </Page>
  );
}

const columns: readonly PlainColumn<Holiday>[] = [
  { id: "day", heading: "field.holidays.day", cell: ({ day, until }) => <DayText day={day} until={until} /> },
  {
    id: "name",
    heading: "field.holidays.name",
    // A separate column for the kind would split words on a phone.
    cell: ({ name, specimen, kind }) => (
      <>
        <EntryTitle value={name} specimen={specimen} />
        <span className={styles.detail}>
          <Message id={`vocabulary.holidayKind.${kind}`} />
        </span>
      </>
    ),
    isRowHeader: true,
  },
];

export { PageHead as Head };

export const query = graphql`
  query HolidaysPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
  }
`;
