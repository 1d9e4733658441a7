import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import type * as z from "zod";
import { localizeText } from "../content/view";
import type { Collection } from "../schema/collection";
import { collections, getCollection } from "../schema/collections";
import { type FieldDescription, getDescription, isOptional } from "../schema/description";
import { getKind } from "../schema/kinds";
import type { LocaleCode } from "../site/locales";
import { documentType } from "./documents";
import { interfaceMessages, type ResolverContext } from "./interface-messages";

type BuildObject = CreateSchemaCustomizationArgs["schema"]["buildObjectType"];
type ObjectType = ReturnType<BuildObject>;

/** A field of a GraphQL type, as `buildObjectType` accepts it. */
interface FieldConfig {
  readonly type: string;
  readonly args?: Readonly<Record<string, string>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly resolve?: (
    source: Readonly<Record<string, unknown>>,
    args: { readonly language: LocaleCode },
    context: ResolverContext,
  ) => unknown;
}

/**
 * Creates an explicit GraphQL type for every collection from its schema, so that the content never changes the types.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  const build = schema.buildObjectType;
  actions.createTypes(readFileSync(path.join("src", "pipeline", "shared-types.graphql"), "utf8"));
  actions.createTypes([
    ...collections.flatMap((collection) => createGraphqlTypes(collection, build)),
    build({ name: "Query", fields: { interfaceMessages } }),
  ]);
};

/** Creates the GraphQL types of a collection: its type, and a type for the items of each list. */
function createGraphqlTypes(collection: Collection, build: BuildObject): ObjectType[] {
  const { fields, nested } = fieldsOf(collection.type, collection.schema, build);
  return [...nested, build({ name: collection.type, interfaces: ["Node"], extensions: { infer: false }, fields })];
}

function fieldsOf(typeName: string, schema: z.ZodObject, build: BuildObject) {
  const nested: ObjectType[] = [];
  const fields: Record<string, FieldConfig> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const description = getDescription(field);
    if (description.kind === "list") {
      const itemType = `${typeName}${name[0]?.toUpperCase()}${name.slice(1)}`;
      const item = fieldsOf(itemType, description.item, build);
      nested.push(...item.nested, build({ name: itemType, fields: item.fields }));
      fields[name] = { type: `[${itemType}!]${isOptional(field) ? "" : "!"}` };
    } else {
      const config = fieldConfig(name, field, description);
      if (config) fields[name] = config;
    }
  }
  return { fields, nested };
}

/** Returns the GraphQL field of a value; undefined for documents in other languages. */
function fieldConfig(
  name: string,
  field: z.core.$ZodType,
  description: Exclude<FieldDescription, { kind: "list" }>,
): FieldConfig | undefined {
  const { graphql } = getKind(description.kind);
  const required = isOptional(field) && graphql !== "Boolean" ? "" : "!";
  switch (graphql) {
    case undefined:
      return undefined;
    case "LocalizedText":
      return {
        type: `LocalizedText${required}`,
        args: { language: "String!" },
        resolve: ({ [name]: value }, { language }) => localizeText(value, language),
      };
    case "Document":
      return { type: documentType, extensions: { link: { by: "name" } } };
    case "Reference": {
      const { type } = getCollection("collection" in description ? description.collection : name);
      return { type: `${type}${required}`, extensions: { link: { by: "key" } } };
    }
    default:
      return { type: `${graphql}${required}` };
  }
}
