import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Archive, useArchive } from "../components/DatedListing";
import { DocumentLink } from "../components/DocumentLink";
import { EntryTitle } from "../components/EntryTitle";
import { Feeds } from "../components/Feeds";
import { type ListingColumn, ListingTable } from "../components/ListingTable";
import { kindWord, NewsLink } from "../components/News";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SpecimenNotice } from "../components/SpecimenTag";
import { useFormats, useWords, Word } from "../i18n";
import { newsKindOf } from "../site/news";
import type { PageContext } from "../site/page-context";

/** The kind that has no other list than this. */
const ownKind = newsKindOf("news");

type Entry = Queries.NewsPageQuery["entries"][number];

/** What is new, of every kind; the announcements' own list and archive. */
export default function NewsPage({ data }: PageProps<Queries.NewsPageQuery, PageContext>) {
  const rows = useMemo(() => rowsOf(data), [data]);
  // What is archived in another list is not news, and stands there.
  const { current, archived } = useArchive(rows);
  const columns = useColumns();
  return (
    <Page parts={data} page="news">
      <SpecimenNotice entries={rows} />
      <p>
        <a href="#follow">
          <Word id="news.follow" />
        </a>
      </p>
      <ListingTable caption="news.caption" rows={current} columns={columns} />
      <Feeds />
      <Archive rows={archived.filter(isOwn)} columns={columns} />
    </Page>
  );
}

/** The newest of every kind, then the announcements that are older still, then those in the archive. */
function rowsOf({ entries, announcements, archived }: Queries.NewsPageQuery): Row[] {
  const rows = new Map([...entries, ...announcements, ...archived].map(withRowKey).map((row) => [row.key, row]));
  return [...rows.values()];
}

/** An announcement stands here under its key; another list's entry must not take the place of one. No key has a dot. */
function withRowKey(entry: Entry): Row {
  return { ...entry, entryKey: entry.key, key: isOwn(entry) ? entry.key : `${entry.kind}.${entry.key}` };
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
      },
      {
        id: "kind",
        heading: "news.kind",
        value: ({ kind }) => kind,
        cell: (row) => words(kindWord(row)),
        facet: (value) => words(kindWord({ kind: String(value) })),
      },
      {
        id: "day",
        heading: "news.day",
        value: ({ day }) => day,
        cell: ({ day }) => <time dateTime={day}>{date(day)}</time>,
        sortable: true,
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

  query NewsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    entries: news {
      ...NewsRow
    }
    announcements: news(kinds: ["announcements"], all: true) {
      ...NewsRow
    }
    archived: news(kinds: ["announcements"], all: true, archived: true) {
      ...NewsRow
    }
  }
`;
