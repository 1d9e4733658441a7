import type { NodePluginArgs } from "gatsby";
import type { LocaleCode } from "../site/locales";

/** The part of Gatsby's resolver context that fields use. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne(query: {
      type: string;
      query: { filter: Readonly<Record<string, { readonly eq: unknown }>> };
    }): Promise<unknown>;
    findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
  };
}

/** Returns a context for code outside of a query. It reads Gatsby's nodes with the functions that resolvers use. */
export function createNodeContext({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): ResolverContext {
  return {
    nodeModel: {
      findAll: async ({ type }) => ({ entries: getNodesByType(type) }),
      findOne: async ({ type, query }) =>
        getNodesByType(type).find((node) => Object.entries(query.filter).every(([name, { eq }]) => node[name] === eq)),
    },
  };
}

/** A field of a GraphQL type, as `buildObjectType` accepts it. */
export interface FieldConfig {
  readonly type: string;
  readonly args?: Readonly<Record<string, string>>;
  readonly resolve?: (
    source: Readonly<Record<string, unknown>>,
    args: { readonly language: LocaleCode },
    context: ResolverContext,
  ) => unknown;
}

/** The argument of every text field: the requested language. */
export const languageArgument = { language: "String!" } as const;

/** The GraphQL types that fields of several collections share. */
export const sharedTypes = `
  """A text in the wanted language, or in English where that is missing; \`language\` tells which it is."""
  type LocalizedText {
    text: String!
    language: String!
  }

  """Rich text as sanitised HTML, in the wanted language or in English where that is missing."""
  type LocalizedMarkup {
    html: String!
    language: String!
  }

  """A file in static/documents, as a visitor should be told of it before opening it."""
  type DocumentFile implements Node @dontInfer {
    """Its name in static/documents."""
    name: String!
    """Where it is served: an address that names its content."""
    address: String!
    """The ending of its name: pdf, csv, xlsx."""
    type: String!
    """Its size in bytes."""
    bytes: Int!
    """How many pages it has, where that can be read."""
    pages: Int
    """The language it says it is written in, as the primary subtag of BCP 47."""
    language: String
  }

  type InterfaceWordsNode {
    ns: String!
    language: String!
    data: String!
  }

  type InterfaceWordsEdge {
    node: InterfaceWordsNode!
  }

  """The words of the interface in the shape gatsby-plugin-react-i18next reads."""
  type InterfaceMessages {
    edges: [InterfaceWordsEdge!]!
  }
`;
