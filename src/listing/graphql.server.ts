import type { LocaleCode } from "../site/locales";
import { listPageOf } from "./publish.server";

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
