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

type Act = Queries.ActsPageQuery["entries"]["nodes"][number];

/** The acts, rules and regulations under which the council works, the newest first. */
export default function Acts({ data }: PageProps<Queries.ActsPageQuery, PageContext>) {
  return (
    <Page parts={data} page="acts">
      <SpecimenNotice entries={data.entries.nodes} />
      <DatedListing caption="acts.caption" route="acts" list={data.entries} columns={useColumns()} rowOf={actOf} />
    </Page>
  );
}

/** A row as the file of the whole list has it. */
function actOf(cells: Cells): Act {
  return {
    ...datedRow(cells),
    title: textCell(cells, "title"),
    law: cells.law ?? "",
    year: Number(cells.year),
  };
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
  fragment ActRow on Act {
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

  query ActsPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: acts(language: $language, number: $number) {
      ...ListParts
      nodes {
        ...ActRow
      }
      archived {
        ...ActRow
      }
    }
  }
`;
