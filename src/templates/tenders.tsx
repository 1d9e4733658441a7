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
import { StatusTag } from "../components/StatusTag";
import { useFormats, useWords } from "../i18n";
import { useToday } from "../i18n/today";
import type { PageContext } from "../site/page-context";

type Tender = Queries.TendersPageQuery["entries"]["nodes"][number];

/** Tenders and advertisements, the newest first, each open or closed at the moment of reading. */
export default function Tenders({ data }: PageProps<Queries.TendersPageQuery, PageContext>) {
  return (
    <Page parts={data} page="tenders">
      <SpecimenNotice entries={data.entries.nodes} />
      <DatedListing
        caption="tenders.caption"
        route="tenders"
        list={data.entries}
        columns={useColumns()}
        rowOf={tenderOf}
      />
    </Page>
  );
}

/** A row as the file of the whole list has it. */
function tenderOf(cells: Cells): Tender {
  return {
    ...datedRow(cells),
    title: textCell(cells, "title"),
    reference: cells.reference ?? "",
    notice: cells.notice ?? "",
    published: cells.published ?? "",
    closes: cells.closes ?? "",
    isOpen: cells.status === "open",
  };
}

function useColumns(): ListingColumn<Tender>[] {
  const words = useWords();
  const { date } = useFormats();
  const today = useToday();
  return useMemo(() => {
    const isOpen = (row: Tender) => (today === undefined ? row.isOpen : row.closes >= today);
    return [
      {
        id: "title",
        heading: "listing.name",
        value: ({ title }) => title.text,
        cell: ({ title, specimen }) => <EntryTitle value={title} specimen={specimen} />,
        isRowHeader: true,
        sortable: true,
      },
      { id: "reference", heading: "field.tenders.reference", value: ({ reference }) => reference },
      {
        id: "notice",
        heading: "field.tenders.notice",
        value: ({ notice }) => notice,
        vocabulary: "notice",
      },
      {
        id: "published",
        heading: "field.tenders.published",
        value: ({ published }) => published,
        cell: ({ published }) => <time dateTime={published}>{date(published)}</time>,
        sortable: true,
      },
      {
        id: "closes",
        heading: "field.tenders.closes",
        value: ({ closes }) => closes,
        cell: ({ closes }) => <time dateTime={closes}>{date(closes)}</time>,
        sortable: true,
      },
      {
        id: "status",
        heading: "tenders.status",
        value: (row) => (isOpen(row) ? "open" : "closed"),
        cell: (row) => <StatusTag isOpen={isOpen(row)} />,
        facet: (value) => words(value === "open" ? "tenders.open" : "tenders.closed"),
      },
      {
        id: "links",
        heading: "listing.links",
        value: () => "",
        download: sourceAddress,
        cell: ({ title, document, link }) => <DocumentLink title={title} document={document} link={link} />,
      },
    ];
  }, [words, date, today]);
}

export { PageHead as Head };

export const query = graphql`
  fragment TenderRow on Tender {
    key
    specimen
    expiresOn
    isExpired
    reference
    notice
    published
    closes
    isOpen
    title(language: $language) {
      ...LocalizedText
    }
    document {
      ...DocumentFile
    }
    link
  }

  query TendersPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: tenders(language: $language, number: $number) {
      ...ListParts
      nodes {
        ...TenderRow
      }
      archived {
        ...TenderRow
      }
    }
  }
`;
