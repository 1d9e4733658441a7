import { readFileSync } from "node:fs";
import { type Collection, getSheetLayout } from "../collection";
import { type Field, getFields, type Words } from "../description";
import { getKind } from "../kinds";

/** The file of an entry, as a complete example. */
export interface Example {
  /** The path from the project's root. */
  readonly file: string;
  readonly text: string;
}

/** The inputs of the reference in addition to the schemas. */
export interface ReferenceMatter {
  /** Returns the path of a collection's files from the project's root: `content/results/<key>.yaml`. */
  readonly filesOf: (collection: Collection) => string;
  readonly exampleOf: (collection: Collection) => Example | undefined;
}

const opening = readFileSync("src/schema/outputs/reference-opening.md", "utf8");

/**
 * Creates the clerks' reference of the content files as Markdown, in English and Hindi side by side. It documents each
 * collection with its fields, their purpose and allowed values, and one real entry. Apart from the examples it depends
 * only on the schemas.
 */
export function createReference(collections: readonly Collection[], matter: ReferenceMatter): string {
  const contents = collections.map(({ name, label }) => `- [${bothWords(label)}](#${name})`).join("\n");
  const sections = collections.map((collection) => sectionOf(collection, collections, matter));
  return [opening, `${contents}\n`, ...sections].join("\n");
}

/** Removes the examples from a reference. They may be outdated when the content changes, which is not an error. */
export function omitExamples(reference: string): string {
  return reference.replace(/^Example · .*\n\n```yaml\n[\s\S]*?^```\n/gmu, "");
}

function sectionOf(
  collection: Collection,
  collections: readonly Collection[],
  { filesOf, exampleOf }: ReferenceMatter,
): string {
  const { name, label, help } = collection;
  const rows = getFields(collection).flatMap((field) => rowsOf(field, collections));
  const example = exampleOf(collection);
  const parts = [
    `<a id="${name}"></a>`,
    `## ${bothWords(label)}`,
    `${help.en} ${help.hi}`,
    [`Files · फ़ाइलें: \`${filesOf(collection)}\``, ...commandsFor(collection)].join("<br>\n"),
    ["| Field · फ़ील्ड | English | हिन्दी |", "| --- | --- | --- |", ...rows].join("\n"),
    ...(example ? [`Example · उदाहरण: \`${example.file}\``, `\`\`\`yaml\n${example.text}\`\`\``] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function commandsFor(collection: Collection): string[] {
  const { name } = collection;
  const isSheet = "fields" in getSheetLayout(collection);
  return isSheet ? [`Commands · आदेश: \`npm run export -- ${name}\`, \`npm run import -- ${name} ${name}.csv\``] : [];
}

/** Returns the table row of a field; for a list also one row per field of its items. */
function rowsOf(field: Field, collections: readonly Collection[], above = ""): string[] {
  const path = `${above}${field.name}`;
  const allowed = getKind(field.kind).allowed(field, { collections });
  const cells = [
    `**${bothWords(field.label)}**<br>\`${path}\``,
    [field.required ? "Required." : "Optional.", field.help.en, allowed.en].join(" ").trim(),
    [field.required ? "आवश्यक।" : "छोड़ा जा सकता है।", field.help.hi, allowed.hi].join(" ").trim(),
  ];
  const items = field.kind === "list" ? getFields({ schema: field.item }) : [];
  const inside = items.flatMap((item) => rowsOf(item, collections, `${path}[].`));
  return [`| ${cells.map(cell).join(" | ")} |`, ...inside];
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function bothWords({ en, hi }: Words): string {
  return `${en} · ${hi}`;
}
