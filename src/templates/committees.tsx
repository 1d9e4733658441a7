import { graphql } from "gatsby";
import { EntryTitle } from "../components/EntryTitle";
import { NothingYet } from "../components/NothingYet";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SectionLinks } from "../components/SectionLinks";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import { type PlainColumn, PlainTable } from "../lists/view/PlainTable";
import type { PageContent, TemplateProps } from "../page-data/contents";

type Committee = PageContent<"committees">["entries"][number];

/** Renders the committees with their members and roles. */
export default function Committees({ data, pageContext: { content } }: TemplateProps<"committees">) {
  const { entries: nodes } = content;
  return (
    <Page
      data={data}
      content={content}
      page="committees"
      specimens={nodes}
      sideLinks={
        nodes.length > 0 && (
          <SectionLinks
            label="committees.contents"
            sections={nodes.map(({ key, name }) => ({ id: key, name: name.text }))}
          />
        )
      }
    >
      {nodes.length === 0 && <NothingYet />}
      {nodes.map(({ key, specimen, name, purpose, members }) => (
        <section key={key} id={key} aria-labelledby={`${key}-name`}>
          <h2 id={`${key}-name`}>
            <EntryTitle value={name} specimen={specimen} />
          </h2>
          <p>
            <TranslatedText value={purpose} />
          </p>
          <PlainTable
            caption="committees.membersOf"
            captionValues={{ committee: name.text }}
            rows={members.map((member, index) => ({ ...member, key: `${key}-${index + 1}` }))}
            columns={columns}
          />
        </section>
      ))}
    </Page>
  );
}

const columns: readonly PlainColumn<Committee["members"][number] & { readonly key: string }>[] = [
  {
    id: "designation",
    heading: "field.committees.membersItem.designation",
    cell: ({ designation }) => <TranslatedText value={designation} />,
    isRowHeader: true,
  },
  {
    id: "name",
    heading: "listing.name",
    cell: ({ name }) => name && <TranslatedText value={name} />,
    isMissing: ({ name }) => name === undefined,
  },
  {
    id: "seat",
    heading: "field.committees.membersItem.seat",
    cell: ({ seat }) => <Message id={`vocabulary.seat.${seat}`} />,
  },
];

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
