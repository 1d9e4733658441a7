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

const opening = `<!-- Written by "npm run generate:docs" from src/schema. Do not edit: the command overwrites changes. -->

# The content files · सामग्री की फ़ाइलें

Every list of the site is a folder of small files in YAML, one for each entry. This page lists, for
every folder, the fields of an entry, their purpose and their allowed values. \`npm run check\` reads all files and reports
errors in them. \`npm run export\` writes a folder as a sheet (\`.csv\`, or \`.xlsx\`, which keeps leading zeros of a number),
and \`npm run import\` reads a sheet. Its columns are the fields below. A text has one column for each language, such as
“Name (Hindi)”. Folders without these commands have entries that contain lists, which no row can hold.

साइट की प्रत्येक सूची YAML की छोटी फ़ाइलों का एक फ़ोल्डर है, प्रत्येक प्रविष्टि की एक फ़ाइल। नीचे प्रत्येक फ़ोल्डर के लिए लिखा है
कि प्रविष्टि में कौन-से फ़ील्ड होते हैं, हर एक किसलिए है और उसमें क्या लिखा जा सकता है। \`npm run check\` सब फ़ाइलें पढ़कर बताता है
कि उनमें क्या ग़लत है। \`npm run export\` फ़ोल्डर को शीट में लिखता है
(\`.csv\`, या \`.xlsx\`, जिसमें संख्या के आगे के शून्य बने रहते हैं) और \`npm run import\` शीट पढ़ता है: स्तंभ नीचे के फ़ील्ड हैं, पाठ
का प्रत्येक भाषा के लिए एक, जैसे “नाम (हिन्दी)”। जिस फ़ोल्डर के लिए ये आदेश नहीं लिखे हैं, उसकी प्रविष्टियों के भीतर सूचियाँ हैं, जो
एक पंक्ति में नहीं आतीं। हिन्दी में उत्तर के लिए \`-- --language hi\` जोड़ें।
`;

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
