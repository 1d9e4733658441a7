import type { Collection } from "../collection";
import { type Field, getFields } from "../description";
import type { JsonSchema } from "../kind";
import { getKind } from "../kinds";

/**
 * Creates the JSON Schema of a collection's entries, for completion and validation in code editors. It is built from
 * the field descriptions. Zod's output lacks transformed texts and the formats of keys, dates and URLs. The content
 * check allows more (empty optional fields) and refuses more (dates that do not exist, missing translations).
 */
export function createJsonSchema(collection: Pick<Collection, "schema" | "label" | "help">): JsonSchema {
  const about = { title: bothLabels(collection.label), description: bothHelps(collection.help) };
  return { $schema: "http://json-schema.org/draft-07/schema#", ...about, ...groupOf(getFields(collection)) };
}

function groupOf(fields: readonly Field[]): JsonSchema {
  return {
    type: "object",
    additionalProperties: false,
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map((field): [string, JsonSchema] => {
        const about = { title: bothLabels(field.label), description: bothHelps(field.help) };
        const value = getKind(field.kind).jsonSchema(field);
        const items = field.kind === "list" && { items: groupOf(getFields({ schema: field.item })) };
        return [field.name, { ...about, ...value, ...items }];
      }),
    ),
  };
}

function bothLabels({ en, hi }: Collection["help"]): string {
  return `${en} · ${hi}`;
}

function bothHelps({ en, hi }: Collection["help"]): string {
  return `${en}\n\n${hi}`;
}
