import { existsSync } from "node:fs";
import path from "node:path";
import { readEntries } from "../../src/content/disk";
import { serializeEntry } from "../../src/content/entry-text";
import { getCollectionPath } from "../../src/content/files";
import { contentFolder, entryEnding } from "../../src/content/folders";
import type { ReadEntry } from "../../src/content/reading";
import { isRead } from "../../src/content/reading";
import { type Collection, isSingle } from "../../src/schema/collection";
import { collections } from "../../src/schema/collections";
import { glossary } from "../../src/schema/glossary";
import type { JsonSchema } from "../../src/schema/kind";
import { createJsonSchema } from "../../src/schema/outputs/json-schema";
import { createReference, type Example } from "../../src/schema/outputs/reference";
import { productTexts } from "../../src/site/product-content";
import { councilFolder } from "../../tests/site/council";

/** The folder of the JSON Schemas for editors, which contains nothing else. */
export const schemasFolder = ".vscode/schemas";

/** The file of the clerks' content reference. */
export const referenceFile = "docs/content.md";

/** The schemas of all files that clerks write: collections and the glossary. */
const described: readonly Collection[] = [...collections, glossary];

/**
 * Returns the text of every committed file that is generated, by path from the project's root. Examples in the clerks'
 * reference are entries of the council for tests, so that the reference does not change with the content.
 */
export function generateFiles(root: string): ReadonlyMap<string, string> {
  const entries = readEntries(path.join(root, councilFolder)).filter(isRead);
  const exampleOf = (collection: Collection) => exampleIn(collection, entries);
  return new Map([
    ...described.map((collection): [string, string] => [schemaFile(collection), json(createFileSchema(collection))]),
    [".vscode/settings.json", json(createVsCodeSettings())],
    [referenceFile, createReference(described, { filesOf, exampleOf })],
  ]);
}

/** Returns the JSON Schema of a collection's files. One that the product has as well need not repeat its fields. */
export function createFileSchema(collection: Collection): JsonSchema {
  const schema = createJsonSchema(collection);
  const folder = `${collection.folder}/`;
  if (!Object.keys(productTexts).some((file) => `${file}/`.startsWith(folder))) return schema;
  return { ...schema, required: isSingle(collection) ? [] : ["key"] };
}

function schemaFile({ name }: Collection): string {
  return `${schemasFolder}/${name}.json`;
}

/** Returns the settings of VS Code. Its YAML extension validates the files of each folder against a schema. */
function createVsCodeSettings() {
  const associations = described.map((collection) => [`./${schemaFile(collection)}`, filesOf(collection, "*")]);
  return {
    "yaml.schemas": Object.fromEntries(associations),
    "files.encoding": "utf8",
    "editor.formatOnSave": true,
    "[javascript][typescript][typescriptreact][json][css]": { "editor.defaultFormatter": "biomejs.biome" },
    "editor.codeActionsOnSave": { "source.organizeImports.biome": "explicit" },
  };
}

function filesOf(collection: Collection, name = "<key>"): string {
  const path = getCollectionPath(collection);
  return path.endsWith(entryEnding) ? path : `${path}/${name}${entryEnding}`;
}

/** The maximum number of list items in an example; more items show nothing new. */
const itemsShown = 2;

/** Returns the shortest of the entries with the most fields, with its lists cut short; undefined without entries. */
function exampleIn(collection: Collection, entries: readonly ReadEntry[]): Example | undefined {
  const examples = entries
    .filter((entry) => entry.collection.name === collection.name)
    .map(({ file, value }) => ({
      file: [councilFolder, "product"].map((root) => nameFile(root, file)).find((each) => existsSync(each)) ?? file,
      fields: Object.keys(value).length,
      text: shortened(collection, value),
    }));
  examples.sort((one, other) => other.fields - one.fields || one.text.length - other.text.length);
  return examples[0];
}

/** Returns the path of a council's file in the folder of the council or of the product. */
const nameFile = (root: string, file: string) =>
  root === councilFolder ? `${root}/${file}` : file.replace(contentFolder, root);

function shortened(collection: Collection, value: ReadEntry["value"]): string {
  const fields = Object.entries(value).map(([name, each]) => [
    name,
    Array.isArray(each) ? each.slice(0, itemsShown) : each,
  ]);
  return serializeEntry(collection, Object.fromEntries(fields));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
