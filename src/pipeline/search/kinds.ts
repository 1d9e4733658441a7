import type { z } from "zod";
import type { EntryView } from "../../content/view";
import type { Collection } from "../../schema/collection";
import { getDescription } from "../../schema/description";
import { getKind } from "../../schema/kinds";
import type { SearchRecord } from "../../search/record";
import { defaultLocale, type LocaleCode, type LocalizedTexts, localeCodes } from "../../site/locales";
import { type RouteId, routes } from "../../site/routes";
import type { EntryOf, Site } from "../site";
import { splitSections } from "./plain-text";
import { formatTitleSynonyms } from "./synonyms";

/** The parts of an entry for the index, in all languages. */
export interface EntryParts {
  readonly title: LocalizedTexts;
  readonly details?: readonly (LocalizedTexts | undefined)[];
  readonly summary?: LocalizedTexts | undefined;
  readonly body?: readonly LocalizedTexts[];
  readonly year?: number | undefined;
  /** The day, YYYY-MM-DD, for sorting newest first; entries without a day are sorted by year. */
  readonly day?: string | undefined;
  /** The last day, YYYY-MM-DD, of an event: upcoming events come before past ones. */
  readonly lastDay?: string;
  /** The position among entries of the same date, from 1: the head of an office before the deputy. */
  readonly rank?: number;
  readonly reference?: string;
  readonly synonyms?: string;
}

/** The conversion of a collection's entries to records. */
export interface RecordBuilder {
  readonly route: RouteId;
  readonly make: (site: Site) => readonly IndexedEntry[];
}

/** An entry as read for the index. */
export interface IndexedEntry extends EntryParts {
  /** The view of the entry in each language. */
  readonly views: ReadonlyMap<LocaleCode, EntryView>;
  /** True if the entry's rich text is the text of its document. */
  readonly hasDocumentText: boolean;
}

/**
 * Creates a record builder for a collection, on the route that lists it.
 *
 * @param parts returns the indexed parts of an entry
 * @throws for a collection that no route lists
 */
export function createRecordBuilder<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  parts: (entry: EntryOf<Shape>, site: Site) => EntryParts,
): RecordBuilder {
  const route = routes.find(({ parent, collections }) => parent !== null && collections[0] === collection.name);
  if (!route) throw new Error(`No page lists the entries of ${collection.name}: src/site/routes.ts`);
  const { body } = collection.schema.shape;
  const hasDocumentText = body !== undefined && getKind(getDescription(body).kind).isMarkdown === true;
  return {
    route: route.id,
    make: (site) => readEntries(collection, site, hasDocumentText, (entry) => parts(entry, site)),
  };
}

/**
 * Reads the entries of a collection for the index.
 *
 * @param hasDocumentText true if their rich text is the text of a document
 */
export function readEntries<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  site: Site,
  hasDocumentText: boolean,
  parts: (entry: EntryOf<Shape>) => EntryParts,
): IndexedEntry[] {
  return site.entries(collection).map((entry, index) => {
    const views = localeCodes.flatMap((language) => {
      const view = site.views(collection, language)[index];
      return view ? [[language, view] as const] : [];
    });
    const own = parts(entry);
    const synonyms = [own.synonyms, ...valueSynonyms(collection, entry)].filter(Boolean).join(" ");
    return { ...own, synonyms, views: new Map(views), hasDocumentText };
  });
}

/** Returns the synonyms of the vocabulary values of an entry. */
function valueSynonyms({ schema }: Collection, entry: Readonly<Record<string, unknown>>): (string | undefined)[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const description = getDescription(field);
    return "synonyms" in description ? description.synonyms[String(entry[name])] : undefined;
  });
}

/** Creates the record of an entry in a language. Untranslated texts are in English, as on the entry's page. */
export function createRecord(entry: IndexedEntry, language: LocaleCode): SearchRecord {
  const { title, details = [], summary, body = [], year, reference = "", synonyms = "" } = entry;
  const view = entry.views.get(language);
  if (!view) throw new Error(`An entry has no view in ${language}.`);
  const { key, specimen, expiresOn, documents } = view;
  const text = (texts: LocalizedTexts | undefined) => texts?.[language] ?? texts?.[defaultLocale] ?? "";
  return {
    ...{ key, specimen, expiresOn, year, reference },
    title: text(title),
    details: details.map(text).filter((detail) => detail !== ""),
    summary: text(summary),
    body: body.map(text).join(" "),
    sections: splitSections(entry.hasDocumentText && view.body?.language === language ? view.body.text : ""),
    document: documents[0],
    synonyms: [synonyms, formatTitleSynonyms(title[defaultLocale])].join(" ").trim(),
    lastDay: entry.lastDay,
    language: title[language] === undefined ? defaultLocale : language,
  };
}
