import { graphql } from "gatsby";
import { EntryPage } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { Message, useFormats } from "../i18n";
import type { EntryTemplateProps } from "../page-data/contents";

/** Renders a school, and first whether the council recognises it. */
export default function School({ data, pageContext }: EntryTemplateProps<"school">) {
  return <EntryPage data={data} pageContext={pageContext} answer={<Recognition {...pageContext.content} />} />;
}

function Recognition({ recognisedUntil, isOver }: EntryTemplateProps<"school">["pageContext"]["content"]) {
  const { date } = useFormats();
  if (!recognisedUntil)
    return (
      <p>
        <Message id="schools.listed" />
      </p>
    );
  const values = { date: date(recognisedUntil) };
  return (
    <p data-until={recognisedUntil}>
      <strong data-before="" hidden={isOver}>
        <Message id="schools.recognised" values={values} />
      </strong>
      <strong data-after="" hidden={!isOver}>
        <Message id="schools.ended" values={values} />
      </strong>
    </p>
  );
}

export { EntryHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
