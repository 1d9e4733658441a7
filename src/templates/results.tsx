import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { DatedListing } from "../components/DatedListing";
import { datedRow, textCell } from "../components/DatedListing/cells";
import { DocumentLink, sourceAddress } from "../components/DocumentLink";
import { EntryTitle } from "../components/EntryTitle";
import type { ListingColumn } from "../components/ListingTable";
import type { Cells } from "../components/ListingTable/rows-file";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SpecimenNotice } from "../components/SpecimenTag";
import { useFormats } from "../i18n";
import type { PageContext } from "../site/page-context";

type Result = Queries.ResultsPageQuery["entries"]["nodes"][number];

/** The results of the examinations, the newest year first within each examination. */
export default function Results({ data }: PageProps<Queries.ResultsPageQuery, PageContext>) {
  return (
    <Page parts={data} page="results">
      <SpecimenNotice entries={data.entries.nodes} />
      <DatedListing
        caption="results.caption"
        route="results"
        list={data.entries}
        columns={useColumns()}
        rowOf={resultOf}
        groupBy="exam"
      />
    </Page>
  );
}

/** A row as the file of the whole list has it. */
function resultOf(cells: Cells): Result {
  return {
    ...datedRow(cells),
    title: textCell(cells, "title"),
    exam: cells.exam ?? "",
    year: Number(cells.year),
    kind: cells.kind ?? "",
  };
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
        width: "widest",
      },
      {
        id: "year",
        heading: "listing.year",
        value: (row) => row.year,
        cell: (row) => year(row.year),
        facet: (value) => year(Number(value)),
        sortable: true,
        width: "narrow",
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
        width: "wide",
      },
    ],
    [year],
  );
}

export { PageHead as Head };

export const query = graphql`
  fragment ResultRow on Result {
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

  query ResultsPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: results(language: $language, number: $number) {
      ...ListParts
      nodes {
        ...ResultRow
      }
      archived {
        ...ResultRow
      }
    }
  }
`;
