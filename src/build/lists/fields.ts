import { isParted, pagesOf, rowsPerPage } from "../../site/listing";
import type { LocaleCode } from "../../site/locales";
import type { ListDefinition } from "./definition";
import { lists } from "./definitions";
import { listOf } from "./publish";

const typeOf = ({ field }: ListDefinition) => `${field[0]?.toUpperCase()}${field.slice(1)}Page`;

const listParts = `
    """Which page it is, from 1."""
    number: Int!
    """How many pages the current entries have; those of the archive follow."""
    pages: Int!
    archivePages: Int!
    """How many current entries there are in all."""
    total: Int!
    """How many are in the archive."""
    archivedTotal: Int!
    facets: [ListFacet!]!
`;

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

  """A page of a list, in the order of a language."""
  interface ListPage {
    ${listParts}
  }
  ${lists
    .map(
      (list) => `
  type ${typeOf(list)} implements ListPage {
    ${listParts}
    """The current entries of this page."""
    nodes: [${list.type}!]!
    """The entries of the archive on this page: all of them where the list has one page."""
    archived: [${list.type}!]!
  }`,
    )
    .join("\n")}
`;

interface NodeModel {
  getNodesByIds(query: { ids: readonly string[] }): unknown;
}

/** The GraphQL fields that give a page its part of a list. */
export const listFields = Object.fromEntries(
  lists.map((list) => [
    list.field,
    {
      type: `${typeOf(list)}!`,
      args: { language: "String!", number: "Int!" },
      resolve: (
        _source: unknown,
        { language, number }: { readonly language: LocaleCode; readonly number: number },
        { nodeModel }: { readonly nodeModel: NodeModel },
      ) => pageOf(list, language, number, nodeModel),
    },
  ]),
);

function pageOf(
  { route, nodeOf = (node) => node }: ListDefinition,
  language: LocaleCode,
  number: number,
  model: NodeModel,
) {
  const { order, archive, facets } = listOf(route, language);
  const { pages, archivePages } = pagesOf(order.length, archive.length);
  const isInParts = isParted({ pages, archivePages });
  const part = (ids: readonly string[], page: number) =>
    isInParts ? ids.slice(Math.max(0, page - 1) * rowsPerPage, Math.max(0, page) * rowsPerPage) : ids;
  const nodes = (ids: readonly string[]) => inOrder(model.getNodesByIds({ ids }), ids).map(nodeOf);
  return {
    nodes: nodes(part(order, number)),
    archived: nodes(part(archive, number - pages)),
    number,
    pages,
    archivePages,
    total: order.length,
    archivedTotal: archive.length,
    facets,
  };
}

/** Gatsby gives nodes in an order of its own. */
function inOrder(found: unknown, ids: readonly string[]): ListedNode[] {
  const nodes = (Array.isArray(found) ? found : []).filter(isNode);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return ids.flatMap((id) => {
    const node = byId.get(id);
    return node ? [node] : [];
  });
}

type ListedNode = Readonly<Record<string, unknown>>;

function isNode(node: unknown): node is ListedNode {
  return typeof node === "object" && node !== null && "id" in node;
}
