import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { z } from "zod";
import { listWrittenFields } from "../content/fields";
import { problemsFile } from "../content/folders";
import { localizeText } from "../content/view";
import type { Collection } from "../schema/collection";
import { collections, getCollection } from "../schema/collections";
import { pages } from "../schema/collections/site";
import { type FieldDescription, getDescription, isOptional } from "../schema/description";
import { getKind } from "../schema/kinds";
import { routes } from "../site/routes";
import { buildDate } from "./build-date";
import { documentType, findDocument } from "./documents";
import { type FieldConfig, languageArgument, type ResolverContext } from "./graphql-types";
import { interfaceMessages } from "./interface-messages";
import { renderMarkup, renderPageMarkup } from "./markup-field";

type BuildObject = CreateSchemaCustomizationArgs["schema"]["buildObjectType"];
type ObjectType = ReturnType<BuildObject>;

/** The `PageText` field with the texts of the pages directly below a page, in the order of the registry. */
const pagesBelow: FieldConfig = {
  type: `[${pages.type}!]!`,
  resolve: async (source, _arguments, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: pages.type });
    const texts = new Map(Array.from(entries, (entry) => [entry.key, entry]));
    return routes.flatMap(({ id, parent }) => (parent === source.key ? (texts.get(id) ?? []) : []));
  },
};

/** Resolves to true if the last day of an entry is the day of the build or later. */
const isComing: FieldConfig = {
  type: "Boolean!",
  resolve: ({ day, until, closes }) => String(until ?? closes ?? day ?? "") >= buildDate(),
};

const pageBody: FieldConfig = {
  type: "LocalizedMarkup",
  args: languageArgument,
  resolve: ({ body }, { language }, context) => renderPageMarkup(body, language, context),
};

/** Fields computed from other fields and the day of the build, by GraphQL type. */
const computedFields: Readonly<Record<string, Readonly<Record<string, FieldConfig>>>> = {
  ExaminationPaper: { isComing },
  Holiday: { isComing },
  Tender: { isComing },
  PageText: { below: pagesBelow, body: pageBody },
};

const fileNode = z.object({ absolutePath: z.string() });

/**
 * The GraphQL field with the content's errors, which every page shows in development. Until they are fixed, Gatsby uses
 * the last valid content. The field is null in a build, which stops at invalid content.
 */
const contentProblems = {
  type: "String",
  async resolve(_source: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<string | null> {
    // This query would make Gatsby rerun every page query whenever any file changes.
    if (process.env.NODE_ENV === "production") return null;
    const query = { filter: { relativePath: { eq: problemsFile } } };
    const file = fileNode.safeParse(await nodeModel.findOne({ type: "File", query }));
    return file.success ? readFileSync(file.data.absolutePath, "utf8") || null : null;
  },
};

/**
 * Creates an explicit GraphQL type for every collection from its schema alone, so that content never changes the types.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  const build = schema.buildObjectType;
  actions.createTypes(readFileSync(path.join("src", "pipeline", "shared-types.graphql"), "utf8"));
  actions.createTypes([
    ...collections.flatMap((collection) => createGraphqlTypes(collection, build)),
    build({ name: "Query", fields: { interfaceMessages, contentProblems } }),
  ]);
};

/** Creates the GraphQL types of a collection: its type, and a type for the items of each list. */
function createGraphqlTypes(collection: Collection, build: BuildObject): ObjectType[] {
  const { fields, nested } = fieldsOf(collection.type, collection.schema, build);
  return [
    ...nested,
    build({
      name: collection.type,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: { ...fields, ...computedFields[collection.type] },
    }),
  ];
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
      const config = fieldConfig(name, schema, field, description);
      if (config) fields[name] = config;
    }
    // Allows pages to sort by the order of the vocabulary, which is the order people expect.
    if ("choices" in description) {
      const values = description.choices.map(({ value }) => value);
      fields[`${name}Order`] = { type: "Int!", resolve: (source) => values.indexOf(String(source[name])) };
    }
  }
  return { fields, nested };
}

/** Returns the GraphQL field of a value; undefined for source documents, which the `document` field selects from. */
function fieldConfig(
  name: string,
  schema: z.ZodObject,
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
        args: languageArgument,
        resolve: ({ [name]: value }, { language }) => localizeText(value, language),
      };
    case "LocalizedMarkup":
      return {
        type: `LocalizedMarkup${required}`,
        args: languageArgument,
        resolve: ({ [name]: value }, { language }, context) => renderMarkup(value, language, context),
      };
    case "Document":
      return {
        type: documentType,
        args: languageArgument,
        resolve: (source, { language }, context) => findDocument(listWrittenFields(schema, source), language, context),
      };
    case "Reference": {
      const { type } = getCollection("collection" in description ? description.collection : name);
      return {
        type: `${type}${required}`,
        resolve: ({ [name]: key }, _arguments, { nodeModel }) =>
          key === undefined ? null : nodeModel.findOne({ type, query: { filter: { key: { eq: key } } } }),
      };
    }
    default:
      return { type: `${graphql}${required}` };
  }
}
