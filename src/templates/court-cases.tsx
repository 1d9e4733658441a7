import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { DatedListing } from "../components/DatedListing";
import { datedRow, textCell } from "../components/DatedListing/cells";
import { DocumentLink, sourceAddress } from "../components/DocumentLink";
import { EntryTitle } from "../components/EntryTitle";
import type { ListingColumn } from "../components/ListingTable";
import type { Cells } from "../components/ListingTable/rows-file";
import { LocalText } from "../components/LocalText";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SpecimenNotice } from "../components/SpecimenTag";
import { useFormats } from "../i18n";
import type { PageContext } from "../site/page-context";

type CourtCase = Queries.CourtCasesPageQuery["entries"]["nodes"][number];

/** Court cases to which the council is a party, the newest first; parties by role, never by name. */
export default function CourtCases({ data }: PageProps<Queries.CourtCasesPageQuery, PageContext>) {
  return (
    <Page parts={data} page="court-cases">
      <SpecimenNotice entries={data.entries.nodes} />
      <DatedListing
        caption="court-cases.caption"
        route="court-cases"
        list={data.entries}
        columns={useColumns()}
        rowOf={courtCaseOf}
      />
    </Page>
  );
}

/** A row as the file of the whole list has it. */
function courtCaseOf(cells: Cells): CourtCase {
  return {
    ...datedRow(cells),
    parties: textCell(cells, "parties"),
    court: textCell(cells, "court"),
    number: cells.number ?? "",
    year: Number(cells.year),
    status: cells.status ?? "",
  };
}

function useColumns(): ListingColumn<CourtCase>[] {
  const { year } = useFormats();
  return useMemo(
    () => [
      {
        id: "parties",
        heading: "field.court-cases.parties",
        value: ({ parties }) => parties.text,
        cell: ({ parties, specimen }) => <EntryTitle value={parties} specimen={specimen} />,
        isRowHeader: true,
        sortable: true,
      },
      { id: "number", heading: "field.court-cases.number", value: ({ number }) => number },
      {
        id: "court",
        heading: "field.court-cases.court",
        value: ({ court }) => court.text,
        cell: ({ court }) => <LocalText value={court} />,
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
        id: "status",
        heading: "field.court-cases.status",
        value: ({ status }) => status,
        vocabulary: "proceeding",
      },
      {
        id: "links",
        heading: "listing.links",
        value: () => "",
        download: sourceAddress,
        cell: ({ parties, document, link }) => <DocumentLink title={parties} document={document} link={link} />,
      },
    ],
    [year],
  );
}

export { PageHead as Head };

export const query = graphql`
  fragment CourtCaseRow on CourtCase {
    key
    specimen
    expiresOn
    isExpired
    number
    year
    status
    court(language: $language) {
      ...LocalizedText
    }
    parties(language: $language) {
      ...LocalizedText
    }
    document {
      ...DocumentFile
    }
    link
  }

  query CourtCasesPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: courtCases(language: $language, number: $number) {
      ...ListParts
      nodes {
        ...CourtCaseRow
      }
      archived {
        ...CourtCaseRow
      }
    }
  }
`;
