import { pageCountOf, rowsPerPage } from "../site/listing";
import type { LocaleCode } from "../site/locales";
import { schoolList } from "./listing-data";

/** The GraphQL types of lists that may be parted into pages. */
export const listTypes = `
  """A value by which a list is narrowed, and how many of all its entries have it."""
  type ListFacetValue {
    value: String!
    """What it is called, where no vocabulary has its words."""
    label: String
    count: Int!
  }

  """The values of a column, in the order in which the list has them."""
  type ListFacet {
    column: String!
    values: [ListFacetValue!]!
  }

  """A page of the list of schools, in the order of a language."""
  type SchoolList {
    """The schools of this page."""
    nodes: [School!]!
    """Which page it is, from 1."""
    number: Int!
    """How many pages there are."""
    pages: Int!
    """How many schools there are in all."""
    total: Int!
    facets: [ListFacet!]!
  }
`;

interface NodeModel {
  getNodesByIds(query: { ids: readonly string[]; type: string }): unknown;
}

/** The GraphQL field that gives a page its part of the list of schools. */
export const schools = {
  type: "SchoolList!",
  args: { language: "String!", number: "Int!" },
  resolve(
    _source: unknown,
    { language, number }: { language: LocaleCode; number: number },
    { nodeModel }: { readonly nodeModel: NodeModel },
  ) {
    const { order, facets } = schoolList(language);
    const pages = pageCountOf(order.length);
    const ids = pages === 1 ? order : order.slice((number - 1) * rowsPerPage, number * rowsPerPage);
    return {
      nodes: inOrder(nodeModel.getNodesByIds({ ids, type: "School" }), ids),
      number,
      pages,
      total: order.length,
      facets,
    };
  },
};

/** Gatsby gives nodes in an order of its own. */
function inOrder(nodes: unknown, ids: readonly string[]): unknown[] {
  const found: unknown[] = Array.isArray(nodes) ? nodes : [];
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (node: unknown) =>
    typeof node === "object" && node !== null && "id" in node ? (places.get(String(node.id)) ?? 0) : 0;
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}
