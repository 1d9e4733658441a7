import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { EntryTitle } from "../components/EntryTitle";
import { type ListingColumn, ListingTable } from "../components/ListingTable";
import { LocalText } from "../components/LocalText";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SpecimenNotice } from "../components/SpecimenTag";
import { Word } from "../i18n";
import type { PageContext } from "../site/page-context";

type Official = Queries.MembersPageQuery["entries"]["nodes"][number];

/** Who is who, in order of seniority. */
export default function Members({ data }: PageProps<Queries.MembersPageQuery, PageContext>) {
  const { nodes } = data.entries;
  return (
    <Page parts={data} page="members">
      <SpecimenNotice entries={nodes} />
      <ListingTable caption="members.caption" rows={nodes} columns={useColumns()} />
    </Page>
  );
}

function useColumns(): ListingColumn<Official>[] {
  return useMemo(
    () => [
      {
        id: "designation",
        heading: "field.officials.designation",
        value: ({ designation }) => designation.text,
        cell: ({ designation, specimen }) => <EntryTitle value={designation} specimen={specimen} />,
        isRowHeader: true,
      },
      {
        id: "name",
        heading: "listing.name",
        value: ({ name }) => name?.text ?? "",
        cell: ({ name }) => (name ? <LocalText value={name} /> : <Word id="listing.notNamed" />),
      },
      {
        id: "body",
        heading: "field.officials.body",
        value: ({ body }) => body,
        vocabulary: "body",
      },
      {
        id: "duty",
        heading: "field.officials.duty",
        value: ({ duty }) => duty?.text ?? "",
        cell: ({ duty }) => duty && <LocalText value={duty} />,
      },
      {
        id: "email",
        heading: "field.officials.email",
        value: ({ email }) => email ?? "",
        cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
      },
    ],
    [],
  );
}

export { PageHead as Head };

export const query = graphql`
  query MembersPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    entries: allOfficial(sort: [{ rank: ASC }]) {
      nodes {
        ...OfficialCard
        body
        duty(language: $language) {
          ...LocalizedText
        }
      }
    }
  }
`;
