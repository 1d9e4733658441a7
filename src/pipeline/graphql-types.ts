import type { NodePluginArgs } from "gatsby";
import type { LocaleCode } from "../site/locales";

/** The part of Gatsby's resolver context that fields use. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne(query: {
      type: string;
      query: { filter: Readonly<Record<string, { readonly eq: unknown }>> };
    }): Promise<unknown>;
    findAll(query: { type: string }): Promise<{ entries: Iterable<Readonly<Record<string, unknown>>> }>;
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
  """A text in the requested language, or in English if the translation is missing; \`language\` is the language of the text."""
  type LocalizedText {
    text: String!
    language: String!
  }

  """Rich text as sanitised HTML, in the requested language, or in English if the translation is missing."""
  type LocalizedMarkup {
    html: String!
    language: String!
  }

  """A file in static/documents, with the details that pages show next to its link."""
  type DocumentFile implements Node @dontInfer {
    """The file's name in static/documents."""
    name: String!
    """The file's URL, which contains its digest."""
    address: String!
    """The file extension: pdf, csv or xlsx."""
    type: String!
    """The file size in bytes."""
    bytes: Int!
    """The number of pages, if known."""
    pages: Int
    """The language that the file's metadata declares, as a primary subtag of BCP 47."""
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

  """The interface messages in the format that gatsby-plugin-react-i18next reads."""
  type InterfaceMessages {
    edges: [InterfaceWordsEdge!]!
  }
`;
