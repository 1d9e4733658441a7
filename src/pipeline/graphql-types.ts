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
