import { graphql } from "gatsby";
import { CalendarLink } from "../components/CalendarLink";
import { ClassChooser, ClassSections } from "../components/ClassChooser";
import { DayText } from "../components/DayText";
import { NextDate } from "../components/NextDate";
import { NothingYet } from "../components/NothingYet";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { NamedLink } from "../components/RouteLink";
import { PrintLink } from "../components/SectionLinks";
import { SpecimenTag } from "../components/Specimen";
import { TranslatedText } from "../components/TranslatedText";
import { Message, useFormats, useLanguage } from "../i18n";
import { type PlainColumn, PlainTable } from "../lists/view/PlainTable";
import type { PageContent, TemplateProps } from "../page-data/contents";
import { getClassId } from "../preferences/settings";
import { getClassCalendarPath } from "../site/feeds";
import * as styles from "./dates.module.css";

type Paper = PageContent<"timetable">["entries"][number];

/** Renders the examination papers by class with their days, and the next paper. */
export default function Timetable({ data, pageContext: { content, builtOn } }: TemplateProps<"timetable">) {
  const language = useLanguage();
  const { number, yearPair } = useFormats();
  const { entries: nodes, levels } = content;
  const columns = useColumns(new Set(levels.map(({ grade }) => grade)));
  const classes = groupByClass(nodes);
  const newest = Math.max(...classes.map(({ session }) => session));
  const grades = [...new Set(classes.map(({ grade }) => grade))].sort((one, other) => one - other);
  return (
    <Page
      data={data}
      content={content}
      page="timetable"
      specimens={nodes}
      sideLinks={
        classes.length > 0 && (
          <ClassChooser
            classes={grades.map((grade) => ({ grade, level: levels.find((one) => one.grade === grade)?.level }))}
          />
        )
      }
    >
      {classes.length === 0 && <NothingYet />}
      <ClassSections grades={grades}>
        {classes.map(({ id, headingId, grade, session, papers }) => (
          <section key={id} id={id} data-class={grade} aria-labelledby={headingId}>
            <h2 id={headingId}>
              <Message id="timetable.heading" values={{ grade: number(grade), session: yearPair(session) }} />
            </h2>
            <div className={styles.next}>
              <NextDate
                id={id}
                entries={papers}
                builtOn={builtOn}
                label="timetable.next"
                over="timetable.over"
                describe={(paper) => ({ name: <TranslatedText value={paper.title} />, facts: <Shift paper={paper} /> })}
              />
            </div>
            <PlainTable
              caption="timetable.caption"
              captionValues={{ grade: number(grade), session: yearPair(session) }}
              rows={papers}
              columns={columns}
            />
            <div className={styles.tools}>
              {session === newest && (
                <CalendarLink
                  href={getClassCalendarPath(grade, language)}
                  label="timetable.calendar"
                  values={{ grade: number(grade) }}
                />
              )}
              <PrintLink section={id} />
            </div>
          </section>
        ))}
      </ClassSections>
    </Page>
  );
}

/** Groups papers by class and session, in their order: the newest session first. */
function groupByClass(papers: readonly Paper[]) {
  const idOf = ({ grade, session }: Paper) => `class-${grade}-${session}`;
  return papers
    .filter((paper, place) => place === papers.findIndex((one) => idOf(one) === idOf(paper)))
    .map((first) => ({
      id: idOf(first),
      // Only the newest session of a class has the id of the class.
      headingId:
        first === papers.find(({ grade }) => grade === first.grade) ? getClassId(first.grade) : `${idOf(first)}-name`,
      grade: first.grade,
      session: first.session,
      papers: papers.filter((one) => idOf(one) === idOf(first)),
    }));
}

/** Renders the shift of a paper and its time, if known. */
function Shift({ paper: { shift, begins, ends } }: { readonly paper: Paper }) {
  const { time } = useFormats();
  return (
    <>
      <Message id={`vocabulary.shift.${shift}`} />
      {begins && (
        <>
          {", "}
          <span className={styles.times}>
            {time(begins)}
            {ends && `–${time(ends)}`}
          </span>
        </>
      )}
    </>
  );
}

/**
 * Renders the units of a paper, which an inline script gets from the syllabus when they are opened
 * (`src/app/units.inline.ts`), or a link to its class there.
 */
function Units({ grade, units }: Pick<Paper, "grade" | "units">) {
  const link = (
    <NamedLink to={{ route: "syllabus", fragment: getClassId(grade) }} name="menu.syllabus" className={styles.detail} />
  );
  if (!units) return link;
  return (
    <details data-units={units.subject} data-section={units.section} className={styles.units}>
      <summary className="chevron">
        <Message id="syllabus.units" />
      </summary>
      {/* React ignores what is in an element with a text as its only child. */}
      <div suppressHydrationWarning>{""}</div>
      {link}
    </details>
  );
}

/** @param taught the classes of the syllabus, which need not have every class with papers */
function useColumns(taught: ReadonlySet<number>): PlainColumn<Paper>[] {
  const { number } = useFormats();
  return [
    {
      id: "day",
      heading: "timetable.when",
      cell: (paper) => (
        <>
          <DayText day={paper.day} />
          <br />
          <Shift paper={paper} />
        </>
      ),
    },
    {
      id: "title",
      heading: "field.timetable.title",
      // A separate column for the marks would be too narrow for its heading on a phone.
      cell: ({ title, code, marks, specimen, grade, units }) => (
        <>
          <TranslatedText value={title} /> {code && <>({code})</>} {specimen && <SpecimenTag />}
          {marks !== undefined && (
            <span className={styles.detail}>
              <Message id="timetable.marks" values={{ marks: number(marks) }} />
            </span>
          )}
          {taught.has(grade) && <Units grade={grade} units={units} />}
        </>
      ),
      isRowHeader: true,
    },
  ];
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
