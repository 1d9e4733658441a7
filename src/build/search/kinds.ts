import { z } from "zod";
import type { Collection } from "../../schema/collection";
import { descriptionOf } from "../../schema/description";
import { documentsFor } from "../../schema/entry-documents";
import type { SearchRecord } from "../../search/record";
import { byLocale, defaultLocale, type LocaleCode, type LocalizedTexts } from "../../site/locales";
import { type RouteId, routes } from "../../site/routes";
import { type EntryOf, readEntry } from "../entries";
import { sectionsOf } from "./plain-text";
import { titleSynonyms } from "./synonyms";

/** The source of the content: Gatsby's nodes in a build, the files themselves in a test. */
export interface SearchContent {
  /** The fields of every entry of a collection, as its YAML has them or as its schema gives them. */
  entries(collection: Pick<Collection, "name" | "type">): readonly Readonly<Record<string, unknown>>[];
  /** A published document's type, size and language; undefined for a name that is no document. */
  document(name: string): IndexedFile | undefined;
}

interface IndexedFile {
  readonly type: string;
  readonly bytes: number;
  /** The language that the file says it is in; null where it does not. */
  readonly language: string | null;
}

/** The parts of an entry for the index, in all languages. */
export interface EntryParts {
  readonly title: LocalizedTexts;
  readonly details?: readonly (LocalizedTexts | undefined)[];
  readonly summary?: LocalizedTexts | undefined;
  readonly body?: readonly LocalizedTexts[];
  readonly year?: number | undefined;
  /** YYYY-MM-DD: newer entries stand first; the year counts where there is no day. */
  readonly day?: string | undefined;
  /** The last day, YYYY-MM-DD, of an event: upcoming ones come before past ones. */
  readonly lastDay?: string;
  /** Its place among entries of the same time, 1 the first: the head of an office before the deputy. */
  readonly rank?: number;
  readonly reference?: string;
  readonly synonyms?: string;
}

/** The conversion of a collection's entries to records. */
export interface RecordBuilder {
  readonly route: RouteId;
  readonly make: (content: SearchContent) => readonly Entry[];
}

/** An entry read for the index. */
export interface Entry extends EntryParts {
  readonly key: string;
  readonly specimen: boolean;
  /** Its documents in the order in which a reader wants them. */
  readonly documents: (reader: LocaleCode) => readonly Pick<IndexedFile, "type" | "bytes">[];
  readonly expiresOn: string | undefined;
  /** The text of its document, by the languages in which it was issued. */
  readonly document?: Readonly<Partial<Record<LocaleCode, string | undefined>>> | undefined;
}

/**
 * Says what the index takes from the entries of a collection; the page on which they stand is the registry's matter.
 *
 * @throws for a collection that no route lists
 */
export function recordBuilder<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  parts: (entry: EntryOf<Shape>, content: SearchContent) => EntryParts,
): RecordBuilder {
  const route = routes.find(({ parent, collections }) => parent !== null && collections[0] === collection.name);
  if (!route) throw new Error(`No page lists the entries of ${collection.name}: src/site/routes.ts`);
  const { body } = collection.schema.shape;
  const hasDocument = body !== undefined && descriptionOf(body).kind === "markdown";
  const make = (content: SearchContent) =>
    readEntries(collection, content).map((entry) => ({
      ...common.parse(entry),
      document: hasDocument ? issued.parse(entry).body : undefined,
      documents: (reader: LocaleCode) => documentsFor(entry, reader, (name) => content.document(name)),
      ...parts(entry, content),
    }));
  return { route: route.id, make };
}

/** The fields of every entry, whatever its collection. */
const common = z
  .object({
    key: z.string(),
    specimen: z.boolean(),
    expiresOn: z.string().optional(),
  })
  .transform(({ key, specimen, expiresOn }) => ({ key, specimen, expiresOn }));

/** The text of a document, in the collections whose entries have one. */
const issued = z.object({ body: z.object(byLocale(() => z.string().optional())).optional() });

/** The entries of a collection, each read by its schema. */
export function readEntries<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  content: SearchContent,
): EntryOf<Shape>[] {
  return content.entries(collection).map((fields) => readEntry(collection, fields));
}

/** An entry's record in a language; what is not translated stands in English, as on its page. */
export function recordOf(entry: Entry, language: LocaleCode): SearchRecord {
  const {
    key,
    title,
    details = [],
    summary,
    body = [],
    year,
    reference = "",
    synonyms = "",
    specimen,
    documents,
  } = entry;
  const text = (texts: LocalizedTexts | undefined) => texts?.[language] ?? texts?.[defaultLocale] ?? "";
  return {
    key,
    title: text(title),
    details: details.map(text).filter((detail) => detail !== ""),
    summary: text(summary),
    body: body.map(text).join(" "),
    sections: sectionsOf(entry.document?.[language] ?? ""),
    year,
    document: documents(language)[0],
    reference,
    synonyms: [synonyms, titleSynonyms(title[defaultLocale])].join(" ").trim(),
    expiresOn: entry.expiresOn,
    lastDay: entry.lastDay,
    specimen,
    language: title[language] === undefined ? defaultLocale : language,
  };
}
