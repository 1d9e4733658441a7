import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { DatedListing } from "../components/DatedListing";
import { DocumentLink, sourceAddress } from "../components/DocumentLink";
import { EntryTitle } from "../components/EntryTitle";
import type { ListingColumn } from "../components/ListingTable";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SpecimenNotice } from "../components/SpecimenTag";
import { useFormats } from "../i18n";
import type { PageContext } from "../site/page-context";

type Act = Queries.ActsPageQuery["entries"]["nodes"][number];

/** The acts, rules and regulations under which the council works, the newest first. */
export default function Acts({ data }: PageProps<Queries.ActsPageQuery, PageContext>) {
  const { nodes } = data.entries;
  return (
    <Page parts={data} page="acts">
      <SpecimenNotice entries={nodes} />
      <DatedListing caption="acts.caption" rows={nodes} columns={useColumns()} />
    </Page>
  );
}

function useColumns(): ListingColumn<Act>[] {
  const { year } = useFormats();
  return useMemo(
    () => [
      {
        id: "title",
        heading: "listing.name",
        value: ({ title }) => title.text,
        cell: ({ title, specimen }) => <EntryTitle value={title} specimen={specimen} />,
        isRowHeader: true,
        sortable: true,
      },
      {
        id: "law",
        heading: "field.acts.law",
        value: ({ law }) => law,
        vocabulary: "law",
      },
      {
        id: "year",
        heading: "listing.year",
        value: (row) => row.year,
        cell: (row) => year(row.year),
        sortable: true,
      },
      {
        id: "links",
        heading: "listing.links",
        value: () => "",
        download: sourceAddress,
        cell: ({ title, document, link }) => <DocumentLink title={title} document={document} link={link} />,
      },
    ],
    [year],
  );
}

export { PageHead as Head };

export const query = graphql`
  query ActsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    entries: allAct(sort: [{ year: DESC }, { key: ASC }]) {
      nodes {
        key
        specimen
        expiresOn
        isExpired
        law
        year
        title(language: $language) {
          ...LocalizedText
        }
        document {
          ...DocumentFile
        }
        link
      }
    }
  }
`;
