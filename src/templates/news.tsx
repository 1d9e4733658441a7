import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { type DatedList, DatedListing } from "../components/DatedListing";
import { datedRow, textCell } from "../components/DatedListing/cells";
import { DocumentLink } from "../components/DocumentLink";
import { EntryTitle } from "../components/EntryTitle";
import { Feeds } from "../components/Feeds";
import type { ListingColumn } from "../components/ListingTable";
import type { Cells } from "../components/ListingTable/rows-file";
import { kindWord, NewsLink } from "../components/News";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SpecimenNotice } from "../components/SpecimenTag";
import { useFormats, useWords, Word } from "../i18n";
import { newsKindOf, newsRowKey } from "../site/news";
import type { PageContext } from "../site/page-context";

/** The kind that has no other list than this. */
const ownKind = newsKindOf("news");

type Entry = Queries.NewsPageQuery["entries"]["nodes"][number];

/** What is new, of every kind; the announcements' own list and archive. */
export default function NewsPage({ data }: PageProps<Queries.NewsPageQuery, PageContext>) {
  const list = useMemo(() => listOf(data), [data]);
  return (
    <Page parts={data} page="news">
      <SpecimenNotice entries={[...list.nodes, ...list.archived]} />
      <p>
        <a href="#follow">
          <Word id="news.follow" />
        </a>
      </p>
      <DatedListing
        caption="news.caption"
        route="news"
        list={list}
        columns={useColumns()}
        rowOf={newsOf}
        // What is archived in another list is not news, and stands there.
        keeps={isOwn}
      >
        <Feeds />
      </DatedListing>
    </Page>
  );
}

function listOf({ entries }: Queries.NewsPageQuery): DatedList<Row> {
  return { ...entries, nodes: entries.nodes.map(withRowKey), archived: entries.archived.map(withRowKey) };
}

function withRowKey(entry: Entry): Row {
  return { ...entry, entryKey: entry.key, key: newsRowKey(entry) };
}

/** A row as the file of the whole list has it. */
function newsOf(cells: Cells): Row {
  return {
    ...datedRow(cells),
    title: textCell(cells, "title"),
    entryKey: cells.entryKey ?? "",
    kind: cells.kind ?? "",
    day: cells.day ?? "",
  };
}

type Row = Entry & { readonly entryKey: string };

function isOwn({ kind }: Entry): boolean {
  return kind === ownKind;
}

function useColumns(): ListingColumn<Row>[] {
  const words = useWords();
  const { date, year } = useFormats();
  return useMemo(
    () => [
      {
        id: "title",
        heading: "listing.name",
        value: ({ title }) => title.text,
        cell: (row) =>
          isOwn(row) ? (
            <EntryTitle value={row.title} specimen={row.specimen} />
          ) : (
            <NewsLink entry={{ kind: row.kind, key: row.entryKey }}>
              <EntryTitle value={row.title} specimen={row.specimen} />
            </NewsLink>
          ),
        isRowHeader: true,
        sortable: true,
        width: "widest",
      },
      {
        id: "kind",
        heading: "news.kind",
        value: ({ kind }) => kind,
        cell: (row) => words(kindWord(row)),
        facet: (value) => words(kindWord({ kind: String(value) })),
        width: "medium",
      },
      {
        id: "day",
        heading: "news.day",
        value: ({ day }) => day,
        cell: ({ day }) => <time dateTime={day}>{date(day)}</time>,
        sortable: true,
        width: "medium",
      },
      {
        id: "year",
        heading: "listing.year",
        value: ({ day }) => day.slice(0, 4),
        facet: (value) => year(Number(value)),
        hidden: true,
      },
      {
        id: "links",
        heading: "listing.links",
        value: () => "",
        cell: ({ title, document, link }) => <DocumentLink title={title} document={document} link={link} />,
        width: "wide",
      },
    ],
    [words, date, year],
  );
}

export { PageHead as Head };

export const query = graphql`
  fragment NewsRow on NewsEntry {
    ...NewsItem
    document {
      ...DocumentFile
    }
    link
  }

  query NewsPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: newsList(language: $language, number: $number) {
      ...ListParts
      nodes {
        ...NewsRow
      }
      archived {
        ...NewsRow
      }
    }
  }
`;
