import { graphql } from "gatsby";
import { EntryPage } from "../components/Entry";
import { EntryHead } from "../components/EntryHead";
import { UntilDay } from "../components/UntilDay";
import { Message, useFormats } from "../i18n";
import type { EntryTemplateProps } from "../page-data/contents";

/** Renders the page of a school. It begins with whether the council recognises the school. */
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
    <p>
      <strong>
        <UntilDay
          day={recognisedUntil}
          isOver={isOver}
          before={<Message id="schools.recognised" values={values} />}
          after={<Message id="schools.ended" values={values} />}
        />
      </strong>
    </p>
  );
}

export { EntryHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
