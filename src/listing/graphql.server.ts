import type { ResolverContext } from "../build/graphql-types";
import { markupOf } from "../build/markup-field";
import { withHeadingIds } from "../markup/headings";
import type { LocaleCode } from "../site/locales";
import { entryPageOf, listPageOf } from "./publish.server";

/** The GraphQL types of lists. */
export const listTypes = `
  """A value by which a list is narrowed, and how many of all its entries have it."""
  type ListFacetValue {
    value: String!
    """Its name, where no vocabulary has its words."""
    label: String
    count: Int!
  }

  """The values of a column, in the order in which the list has them."""
  type ListFacet {
    column: String!
    values: [ListFacetValue!]!
  }

  """A page of a list, in the order of a language."""
  type ListPage {
    """Which page it is, from 1."""
    number: Int!
    """How many pages the current entries have; those of the archive follow."""
    pages: Int!
    archivePages: Int!
    """How many current entries there are in all."""
    total: Int!
    """How many are in the archive."""
    archivedTotal: Int!
    """Whether any text stands in English because the language has none."""
    hasFallback: Boolean!
    facets: [ListFacet!]!
    """The names of the cells of each row."""
    columns: [String!]!
    """The cells of the current entries of this page."""
    rows: [[String!]!]!
    """Those of the archive on this page: all of them where the list has one page."""
    archived: [[String!]!]!
  }

  """A document of an entry, as the entry's page describes it."""
  type EntryDocument {
    name: String!
    """SHA-256 of its bytes, in hexadecimal."""
    digest: String!
    address: String!
    type: String!
    """What it is called on the wire."""
    mediaType: String!
    bytes: Int!
    pages: Int
    language: String
  }

  """The name of a value of a column that no vocabulary has."""
  type ValueLabel {
    column: String!
    value: String!
    label: String!
  }

  type RelatedEntry {
    key: String!
    specimen: Boolean!
    title: LocalizedText!
  }

  """What was corrected after an entry was published."""
  type EntryChange {
    """YYYY-MM-DD"""
    day: String!
    note: LocalizedText!
  }

  """The page of an entry of a list, in a language."""
  type EntryPage {
    key: String!
    title: LocalizedText!
    """The names of its cells."""
    columns: [String!]!
    cells: [String!]!
    isExpired: Boolean!
    labels: [ValueLabel!]!
    """What 'Click Here' opens in the list stands first."""
    documents: [EntryDocument!]!
    body: LocalizedMarkup
    """True if its document was printed from that text."""
    isPrinted: Boolean!
    """The beginning of its text without markup."""
    excerpt: String!
    """The newest first."""
    changes: [EntryChange!]!
    """The day on which the entry last changed, YYYY-MM-DD."""
    lastUpdated: String
    related: [RelatedEntry!]!
  }
`;

interface Arguments {
  readonly route: string;
  readonly language: LocaleCode;
  readonly number: number;
}

/** The GraphQL field that gives a page its part of its list. */
export const list = {
  type: "ListPage!",
  args: { route: "String!", language: "String!", number: "Int!" },
  resolve: (_source: unknown, { route, language, number }: Arguments) => listPageOf(route, language, number),
};

interface EntryArguments extends Omit<Arguments, "number"> {
  readonly key: string;
}

/** The GraphQL field that gives an entry's page what it says. */
export const entry = {
  type: "EntryPage!",
  args: { route: "String!", language: "String!", key: "String!" },
  async resolve(_source: unknown, { route, language, key }: EntryArguments, context: ResolverContext) {
    const { body, ...page } = entryPageOf(route, language, key);
    const markup = body && (await markupOf(body, language, context));
    return { ...page, body: markup && { ...markup, html: withHeadingIds(markup.html) } };
  },
};
