import { graphql } from "gatsby";
import { CalendarLink } from "../components/CalendarLink";
import { DayText } from "../components/DayText";
import { EntryTitle } from "../components/EntryTitle";
import { NextDate } from "../components/NextDate";
import { NothingYet } from "../components/NothingYet";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { PrintLink } from "../components/SectionLinks";
import { TranslatedText } from "../components/TranslatedText";
import { Message, useFormats, useLanguage, useTranslate } from "../i18n";
import { monthKeys } from "../i18n/messages";
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
            <div className={styles.next}>
              <NextDate
                id="next"
                entries={nodes}
                builtOn={builtOn}
                label="holidays.next"
                over="holidays.over"
                describe={({ name }) => ({ name: <TranslatedText value={name} /> })}
              />
            </div>
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
          <Months nodes={nodes.filter((one) => one.session === session)} session={session} builtOn={builtOn} />
          <PrintLink section={`session-${session}`} />
        </section>
      ))}
    </Page>
  );
}

interface MonthsProps {
  /** The holidays of a session, by day. */
  readonly nodes: readonly Holiday[];
  readonly session: number;
  readonly builtOn: string;
}

/** Renders the holidays of a session by month, from the current month on. Earlier months are closed. */
function Months({ nodes, session, builtOn }: MonthsProps) {
  const { year, yearPair } = useFormats();
  const translate = useTranslate();
  const lastDay = ({ day, until }: Holiday) => until ?? day;
  const isEarlier = (holiday: Holiday) => getMonth(lastDay(holiday)) < getMonth(builtOn);
  const table = (rows: readonly Holiday[]) => (
    <PlainTable
      caption="holidays.caption"
      captionValues={{ session: yearPair(session) }}
      rows={rows}
      groups={[...new Set(rows.map(({ day }) => getMonth(day)))].map((month) => {
        const [first = 0, place = 1] = month.split("-").map(Number);
        const ofMonth = rows.filter(({ day }) => getMonth(day) === month);
        const label = `${translate(monthKeys[place - 1] ?? "month.1")} ${year(first)}`;
        return { value: month, label, rows: ofMonth, total: ofMonth.length };
      })}
      columns={[
        {
          id: "day",
          heading: "field.holidays.day",
          cell: (holiday) => (
            <span className={lastDay(holiday) < builtOn ? "quiet" : undefined}>
              <DayText day={holiday.day} until={holiday.until} />
            </span>
          ),
        },
        ...columns,
      ]}
    />
  );
  const coming = nodes.filter((one) => !isEarlier(one));
  const earlier = nodes.filter(isEarlier);
  return (
    <div>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary className="chevron">
            <Message id="holidays.earlier" />
          </summary>
          {table(earlier)}
        </details>
      )}
      {coming.length > 0 && table(coming)}
    </div>
  );
}

function getMonth(day: string): string {
  return day.slice(0, "YYYY-MM".length);
}

const columns: readonly PlainColumn<Holiday>[] = [
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

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
