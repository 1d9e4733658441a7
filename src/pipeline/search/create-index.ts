import MiniSearch from "minisearch";
import { stemWord } from "../../language/stemmer";
import { countLetters, createDecompounder, type Decompound } from "../../search/decompound";
import type { DocumentSection, DocumentsFile, FactsFile, IndexedRecord, TextsFile } from "../../search/format";
import type { SearchKind, SearchRecord } from "../../search/record";
import { factFields, indexOptions, textFields, toSynonymsId } from "../../search/runtime-index";
import { tokenize } from "../../search/terms";
import type { LocaleCode } from "../../site/locales";

/** The indexes of one language. */
export interface Indexes {
  readonly facts: FactsFile;
  readonly texts: TextsFile;
  readonly documents: readonly DocumentsFile[];
}

/**
 * Creates the indexes of all languages at build time. Together they share one vocabulary: words of one language are
 * found inside compounds of another.
 */
export function createIndexes(
  languages: ReadonlyMap<LocaleCode, readonly SearchKind[]>,
): ReadonlyMap<LocaleCode, Indexes> {
  const decompound = createDecompounder([...languages.values()].flat().flatMap(textsOfKind));
  return new Map(
    Array.from(languages, ([language, kinds]) => {
      const documents = documentsOf(language, kinds, decompound);
      const facts = factsOf(language, kinds, decompound, documents.length);
      return [language, { facts, texts: textsOf(language, kinds, decompound), documents }];
    }),
  );
}

function textsOfKind({ synonyms, records }: SearchKind): string[] {
  return [
    synonyms,
    ...records.flatMap((one) => [
      one.title,
      ...one.details,
      one.summary,
      one.body,
      one.synonyms,
      ...one.sections.map(({ text }) => text),
    ]),
  ];
}

function factsOf(
  language: LocaleCode,
  kinds: readonly SearchKind[],
  decompound: Decompound,
  chunks: number,
): FactsFile {
  const records = kinds.flatMap((kind) => kind.records);
  const phrases = [...new Set(records.flatMap(({ details }) => details))];
  const lists = [...new Set(["", ...kinds.map(({ synonyms }) => synonyms), ...records.map((one) => one.synonyms)])];
  const index = new MiniSearch(indexOptions(factFields));
  index.addAll(
    records.map(({ title, details, summary, reference, year }, id) => {
      const detail = details.join(" ");
      const parts = innerWords([title, detail, summary].join(" "), decompound);
      return { id, title, details: detail, summary, reference, year: year ?? "", parts };
    }),
  );
  index.addAll(lists.map((synonyms, list) => ({ id: toSynonymsId(list), synonyms })));
  return {
    part: "facts",
    language,
    kinds: kinds.map(({ kind, synonyms }) => ({ kind, synonyms: lists.indexOf(synonyms) })),
    phrases,
    records: kinds.flatMap((kind, number) =>
      kind.records.map((record) => indexedRecord(record, number, language, phrases, lists)),
    ),
    chunks,
    index: index.toJSON(),
  };
}

function indexedRecord(
  record: SearchRecord,
  kind: number,
  language: LocaleCode,
  phrases: readonly string[],
  lists: readonly string[],
): IndexedRecord {
  const { key, title, details, summary, year, document, expiresOn, lastDay, specimen, synonyms } = record;
  return {
    kind,
    key,
    title,
    ...(details.length > 0 && { details: details.map((detail) => phrases.indexOf(detail)) }),
    ...(summary !== "" && { summary }),
    ...(year !== undefined && { year }),
    ...(document && { document: { type: document.type, kilobytes: Math.max(1, Math.round(document.bytes / 1024)) } }),
    ...(synonyms !== "" && { synonyms: lists.indexOf(synonyms) }),
    ...(expiresOn !== undefined && { expiresOn }),
    ...(lastDay !== undefined && { lastDay }),
    ...(specimen && { specimen }),
    ...(record.facet && { facet: true }),
    ...(record.language !== language && { untranslated: record.language }),
  };
}

function textsOf(language: LocaleCode, kinds: readonly SearchKind[], decompound: Decompound): TextsFile {
  const texts = kinds.flatMap(({ records }) => records.map(({ body }) => (body === "" ? null : body)));
  return { part: "texts", language, texts, index: indexTexts(texts, decompound) };
}

/** The maximum length of text in a chunk, in characters. A single longer section still forms one chunk. */
const chunkLength = 40_000;

/**
 * Divides the documents into chunks. Sections are indexed separately, so that a long act does not outrank a short
 * notice.
 */
function documentsOf(language: LocaleCode, kinds: readonly SearchKind[], decompound: Decompound): DocumentsFile[] {
  const records = kinds.flatMap((kind) => kind.records);
  const chunks: DocumentSection[][] = [];
  let length = chunkLength;
  for (const [record, { sections }] of records.entries()) {
    for (const section of sections) {
      if (length + section.text.length > chunkLength) {
        chunks.push([]);
        length = 0;
      }
      chunks.at(-1)?.push({ record, ...section });
      length += section.text.length;
    }
  }
  return chunks.map((sections, chunk) => {
    const texts = sections.map(({ text }) => text);
    return { part: "documents", language, chunk, sections, index: indexTexts(texts, decompound) };
  });
}

/** Returns an index of texts, whose ids are their places; null is no text. */
function indexTexts(texts: readonly (string | null)[], decompound: Decompound) {
  const index = new MiniSearch(indexOptions(textFields));
  for (const [id, text] of texts.entries())
    if (text !== null) index.add({ id, text, textParts: innerWords(text, decompound) });
  return index.toJSON();
}

/** Matches words with an inner hyphen, which many people write as one word: re-totalling. */
const hyphenated = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu;

/** Returns additional words that find a text: parts of compounds, stems, and words without their hyphens. */
function innerWords(text: string, decompound: Decompound): string {
  const words = tokenize(text).flatMap((word) => [...decompound(word), ...devanagariStem(word)]);
  const joined = (text.match(hyphenated) ?? []).map((word) => word.replace(/-/gu, ""));
  return [...words, ...joined].join(" ");
}

/** The minimum length of a stem, in letters. Shorter stems are ambiguous. */
const shortestStem = 5;

/** Returns the stem of an inflected Devanagari word. Words in Latin letters have no such endings. */
function devanagariStem(word: string): string[] {
  const stem = /[\u0900-\u097F]/u.test(word) ? stemWord(word) : null;
  return stem === null || countLetters(stem) < shortestStem ? [] : [stem];
}
