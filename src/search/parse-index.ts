import { isLocaleCode } from "../site/locales";
import { isRouteId } from "../site/routes";
import type {
  DocumentsFile,
  FactsFile,
  IndexedDocument,
  IndexedKind,
  IndexedRecord,
  KindName,
  Section,
  TextsFile,
} from "./format";

/** Parses an index file from JSON. Throws an Error that names the invalid part. MiniSearch parses `index` itself. */
export function parseIndex(json: string): FactsFile | TextsFile | DocumentsFile {
  const file = fieldsOf(JSON.parse(json), "index");
  const { language, index } = file;
  if (!isLocaleCode(language)) throw invalid("language");
  fieldsOf(index, "index");
  if (file.part === "texts") return { part: "texts", language, texts: listOf(file, "texts", textOrNull), index };
  if (file.part === "documents") {
    const chunk = numberOf(file.chunk);
    return { part: "documents", language, chunk, sections: listOf(file, "sections", sectionOf), index };
  }
  if (file.part !== "facts") throw invalid("part");
  return {
    part: "facts",
    language,
    kinds: listOf(file, "kinds", kindOf),
    phrases: listOf(file, "phrases", textOf),
    records: listOf(file, "records", recordOf),
    chunks: numberOf(file.chunks),
    index,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function recordOf(sent: unknown): IndexedRecord {
  const fields = fieldsOf(sent, "records");
  const { details, summary, year, document, synonyms, expiresOn, lastDay, specimen, untranslated } = fields;
  return {
    kind: numberOf(fields.kind),
    key: textOf(fields.key),
    title: textOf(fields.title),
    ...(details !== undefined && { details: listOf(fields, "details", numberOf) }),
    ...(summary !== undefined && { summary: textOf(summary) }),
    ...(year !== undefined && { year: numberOf(year) }),
    ...(document !== undefined && { document: documentOf(document) }),
    ...(synonyms !== undefined && { synonyms: numberOf(synonyms) }),
    ...(expiresOn !== undefined && { expiresOn: textOf(expiresOn) }),
    ...(lastDay !== undefined && { lastDay: textOf(lastDay) }),
    ...(specimen === true && { specimen }),
    ...(untranslated === true && { untranslated }),
  };
}

function sectionOf(sent: unknown): Section {
  const { record, heading, text } = fieldsOf(sent, "sections");
  return { record: numberOf(record), heading: numberOf(heading), text: textOf(text) };
}

function documentOf(sent: unknown): IndexedDocument {
  const { type, kilobytes } = fieldsOf(sent, "document");
  return { type: textOf(type), kilobytes: numberOf(kilobytes) };
}

function kindOf(sent: unknown): IndexedKind {
  const { kind, synonyms } = fieldsOf(sent, "kinds");
  return { kind: kindName(kind), synonyms: numberOf(synonyms) };
}

function kindName(value: unknown): KindName {
  if (value === "pages" || isRouteId(value)) return value;
  throw invalid("kind");
}

function listOf<Item>(fields: Fields, name: string, read: (sent: unknown) => Item): Item[] {
  const list = fields[name];
  if (!Array.isArray(list)) throw invalid(name);
  return list.map((item: unknown) => read(item));
}

function textOf(value: unknown): string {
  if (typeof value !== "string") throw invalid("text");
  return value;
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : textOf(value);
}

function numberOf(value: unknown): number {
  if (typeof value !== "number") throw invalid("number");
  return value;
}

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== "object" || value === null) throw invalid(name);
  return { ...value };
}

function invalid(part: string): Error {
  return new Error(`The search index is malformed: ${part}`);
}
