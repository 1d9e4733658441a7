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

type Result = Queries.ResultsPageQuery["entries"]["nodes"][number];

/** The results of the examinations, the newest year first within each examination. */
export default function Results({ data }: PageProps<Queries.ResultsPageQuery, PageContext>) {
  const { nodes } = data.entries;
  return (
    <Page parts={data} page="results">
      <SpecimenNotice entries={nodes} />
      <DatedListing caption="results.caption" rows={nodes} columns={useColumns()} groupBy="exam" />
    </Page>
  );
}

function useColumns(): ListingColumn<Result>[] {
  const { year } = useFormats();
  return useMemo(
    () => [
      {
        id: "exam",
        heading: "field.results.exam",
        value: ({ exam }) => exam,
        vocabulary: "exam",
        hidden: true,
      },
      {
        id: "title",
        heading: "listing.name",
        value: ({ title }) => title.text,
        cell: ({ title, specimen }) => <EntryTitle value={title} specimen={specimen} />,
        isRowHeader: true,
        sortable: true,
      },
      {
        id: "year",
        heading: "listing.year",
        value: (row) => row.year,
        cell: (row) => year(row.year),
        facet: (value) => year(Number(value)),
        sortable: true,
      },
      {
        id: "kind",
        heading: "field.results.kind",
        value: ({ kind }) => kind,
        vocabulary: "candidature",
        hidden: true,
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
  query ResultsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    entries: allResult(sort: [{ examOrder: ASC }, { year: DESC }, { kindOrder: ASC }]) {
      nodes {
        key
        specimen
        expiresOn
        isExpired
        exam
        year
        kind
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
