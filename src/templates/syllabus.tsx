import { graphql } from "gatsby";
import { ClassChooser, ClassSections } from "../components/ClassChooser";
import { DocumentLink } from "../components/DocumentLink";
import { NothingYet } from "../components/NothingYet";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RichText } from "../components/RichText";
import { PrintLink } from "../components/SectionLinks";
import { SpecimenTag } from "../components/Specimen";
import { TranslatedText } from "../components/TranslatedText";
import { Message, useFormats, useLanguage, useTranslate } from "../i18n";
import { type PlainColumn, PlainTable } from "../lists/view/PlainTable";
import type { PageContent, TemplateProps } from "../page-data/contents";
import { getClassId } from "../preferences/settings";
import { computeMaximumMarks, countGroup } from "../schema/subject-groups";

type Subject = PageContent<"syllabus">["entries"][number]["subjects"][number] & {
  readonly key: string;
  /** The number of subjects in its group, including itself. */
  readonly alternatives: number;
};

/** Renders the subjects and marks of each class from 6 to 12. */
export default function Syllabus({ data, pageContext: { content } }: TemplateProps<"syllabus">) {
  const { entries: nodes } = content;
  const language = useLanguage();
  const translate = useTranslate();
  const { number } = useFormats();
  const columns = useColumns();
  const nameOf = (grade: number) => translate("timetable.class", { grade: number(grade) });
  return (
    <Page
      data={data}
      content={content}
      page="syllabus"
      specimens={nodes}
      sideLinks={nodes.length > 0 && <ClassChooser classes={nodes} />}
    >
      {nodes.length === 0 && <NothingYet />}
      <ClassSections grades={nodes.map(({ grade }) => grade)}>
        {nodes.map(({ key, specimen, grade, level, note, subjects, body, document, link }) => (
          <section key={key} id={key} data-class={grade} aria-labelledby={getClassId(grade)}>
            <h2 id={getClassId(grade)}>
              {nameOf(grade)} · <Message id={`vocabulary.level.${level}`} /> {specimen && <SpecimenTag />}
            </h2>
            {note && (
              <p>
                <TranslatedText value={note} />
              </p>
            )}
            {(document || link) && (
              <p>
                <Message id="syllabus.document" />:{" "}
                <DocumentLink title={{ text: nameOf(grade), language }} document={document} link={link} isNamed />
              </p>
            )}
            <PlainTable
              caption="syllabus.caption"
              captionValues={{ grade: number(grade) }}
              rows={subjects.map((subject, index) => ({
                ...subject,
                key: `${key}-${index + 1}`,
                alternatives: countGroup(subject, subjects),
              }))}
              columns={columns}
              footer={{
                label: <Message id="syllabus.total" />,
                cells: [null, number(computeMaximumMarks(subjects))],
              }}
            />
            {body && (
              <details>
                <summary className="chevron">
                  <Message id="syllabus.units" />
                </summary>
                <RichText value={body} />
              </details>
            )}
            <PrintLink section={key} />
          </section>
        ))}
      </ClassSections>
    </Page>
  );
}

function useColumns(): PlainColumn<Subject>[] {
  const { number } = useFormats();
  return [
    {
      id: "name",
      heading: "field.syllabus.subjectsItem.name",
      cell: ({ name, optional, choose, alternatives }) => (
        <>
          <TranslatedText value={name} />
          {(optional || choose) && (
            <>
              {" "}
              (
              {choose ? (
                <Message id="syllabus.choose" values={{ chosen: number(choose), alternatives: number(alternatives) }} />
              ) : (
                <Message id="syllabus.optional" />
              )}
              )
            </>
          )}
        </>
      ),
      isRowHeader: true,
    },
    {
      id: "papers",
      heading: "field.syllabus.subjectsItem.papers",
      cell: ({ papers }) => number(papers),
      isNumber: true,
    },
    {
      id: "marks",
      heading: "field.syllabus.subjectsItem.marks",
      cell: ({ marks }) => (marks === undefined ? <Message id="syllabus.graded" /> : number(marks)),
      isNumber: true,
    },
  ];
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
