import type { LocaleCode } from "../site/locales";

/** The part of Gatsby's resolver context that fields use. */
export interface ResolverContext {
  readonly nodeModel: {
    findAll(query: { type: string }): Promise<{ entries: Iterable<Readonly<Record<string, unknown>>> }>;
  };
}

/** A field of a GraphQL type, as `buildObjectType` accepts it. */
export interface FieldConfig {
  readonly type: string;
  readonly args?: Readonly<Record<string, string>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly resolve?: (
    source: Readonly<Record<string, unknown>>,
    args: { readonly language: LocaleCode },
    context: ResolverContext,
  ) => unknown;
}
