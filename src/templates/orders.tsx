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

type Order = Queries.OrdersPageQuery["entries"]["nodes"][number];

/** Government orders, the newest first. */
export default function Orders({ data }: PageProps<Queries.OrdersPageQuery, PageContext>) {
  return (
    <Page parts={data} page="orders">
      <SpecimenNotice entries={data.entries.nodes} />
      <DatedListing
        caption="orders.caption"
        route="orders"
        list={data.entries}
        columns={useColumns()}
        rowOf={orderOf}
      />
    </Page>
  );
}

/** A row as the file of the whole list has it. */
function orderOf(cells: Cells): Order {
  return {
    ...datedRow(cells),
    title: textCell(cells, "title"),
    number: cells.number ?? "",
    subject: cells.subject ?? "",
    published: cells.published ?? "",
  };
}

function useColumns(): ListingColumn<Order>[] {
  const { date, year } = useFormats();
  return useMemo(
    () => [
      {
        id: "title",
        heading: "listing.name",
        value: ({ title }) => title.text,
        cell: ({ title, specimen }) => <EntryTitle value={title} specimen={specimen} />,
        isRowHeader: true,
        sortable: true,
        width: "widest",
      },
      { id: "number", heading: "field.orders.number", value: ({ number }) => number, width: "wide" },
      {
        id: "subject",
        heading: "field.orders.subject",
        value: ({ subject }) => subject,
        vocabulary: "subject",
        width: "medium",
      },
      {
        id: "published",
        heading: "field.orders.published",
        value: ({ published }) => published,
        cell: ({ published }) => <time dateTime={published}>{date(published)}</time>,
        sortable: true,
        width: "medium",
      },
      {
        id: "year",
        heading: "listing.year",
        value: ({ published }) => published.slice(0, 4),
        facet: (value) => year(Number(value)),
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
    [date, year],
  );
}

export { PageHead as Head };

export const query = graphql`
  fragment OrderRow on Order {
    key
    specimen
    expiresOn
    isExpired
    number
    subject
    published
    title(language: $language) {
      ...LocalizedText
    }
    document {
      ...DocumentFile
    }
    link
  }

  query OrdersPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: orders(language: $language, number: $number) {
      ...ListParts
      nodes {
        ...OrderRow
      }
      archived {
        ...OrderRow
      }
    }
  }
`;
