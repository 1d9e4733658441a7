import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import type { ReadEntry } from "../content";
import { omitEmpty } from "../content/fields";
import { type EntryView, type PublishedDocument, viewEntry } from "../content/view";
import { compare } from "../language/collate";
import type { Collection } from "../schema/collection";
import type { LocaleCode } from "../site/locales";
import { listDueEntries } from "./batched-content";
import { buildDate } from "./build-date";
import { documentType } from "./documents";
import { siteContent } from "./site-content";

/** An entry as its schema parses it. */
export type EntryOf<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodObject<Shape, z.core.$strict>>;

/** The content that a site shows, the source of pages, lists, feeds, calendars and the search index. */
export interface Site {
  /** The day in India of the build, YYYY-MM-DD. */
  readonly today: string;
  /** Returns the entries of a collection, sorted by key. */
  readonly entries: <Shape extends z.core.$ZodLooseShape>(collection: Collection<string, Shape>) => EntryOf<Shape>[];
  /** Returns the views of a collection's entries in a language, sorted by key. They are cached. */
  readonly views: (collection: Collection, language: LocaleCode) => readonly EntryView[];
  readonly documents: readonly PublishedDocument[];
  /** Returns a published document by its name. */
  readonly document: (name: string) => PublishedDocument | undefined;
}

const documentNode = z
  .object({
    name: z.string(),
    address: z.string(),
    type: z.string(),
    bytes: z.number(),
    pages: z.number().nullable(),
    language: z.string().nullable(),
    internal: z.object({ contentDigest: z.string() }),
  })
  .transform(({ internal, ...facts }): PublishedDocument => ({ ...facts, digest: internal.contentDigest }));

let shared: Site | undefined;

/**
 * Returns the content of the site, which excludes entries not yet due. A build makes it once, from the entries that the
 * check has parsed; in development each call reads what Gatsby has sourced.
 */
export function readSite({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Site {
  const listDocuments = () => getNodesByType(documentType).map((node) => documentNode.parse(node));
  if (process.env.NODE_ENV !== "production")
    return createSite(
      parseFields(({ type }) => getNodesByType(type)),
      listDocuments(),
      buildDate(),
    );
  shared ??= createSite(readCheckedEntries, listDocuments(), buildDate());
  return shared;
}

/** Returns the entries of a collection, in any order. */
type ReadEntries = <Shape extends z.core.$ZodLooseShape>(collection: Collection<string, Shape>) => EntryOf<Shape>[];

/** Returns the due entries of a collection as the check has parsed them. */
const readCheckedEntries: ReadEntries = (collection) => selectEntries(listDueEntries(siteContent()))(collection);

/** Returns a reader of entries that the check has parsed. */
export function selectEntries(entries: readonly ReadEntry[]): ReadEntries {
  return (collection) => entries.flatMap((entry) => (isOf(entry, collection) ? [entry.value] : []));
}

/** Narrows an entry to its collection's type: the collection's schema parsed its value. */
function isOf<Shape extends z.core.$ZodLooseShape>(
  entry: ReadEntry,
  { name }: Collection<string, Shape>,
): entry is ReadEntry<EntryOf<Shape>> & ReadEntry {
  return entry.collection.name === name;
}

/** Returns a reader of entries from their fields, as in their YAML or in Gatsby's nodes. */
export function parseFields(
  fieldsOf: (collection: Pick<Collection, "name" | "type">) => readonly object[],
): ReadEntries {
  return (collection) => fieldsOf(collection).map((fields) => readEntry(collection, fields));
}

/** Creates a site from its entries and documents. */
export function createSite(read: ReadEntries, found: readonly PublishedDocument[], today: string): Site {
  // Gatsby creates these nodes in the order in which file reads end; sorting makes every build the same.
  const documents = [...found].sort((one, other) => compare(one.name, other.name));
  const byName = new Map(documents.map((document) => [document.name, document]));
  const known = new Map<string, readonly EntryView[]>();
  const site: Site = {
    ...{ today, documents },
    entries: (collection) => sortByKey(read(collection)),
    views(collection, language) {
      const name = `${collection.name} ${language}`;
      const views =
        known.get(name) ?? site.entries(collection).map((value) => viewEntry(collection, value, language, site));
      known.set(name, views);
      return views;
    },
    document: (name) => byName.get(name),
  };
  return site;
}

/** Parses an entry from its fields, without fields that Gatsby added. */
function readEntry<Shape extends z.core.$ZodLooseShape>(
  { schema }: Collection<string, Shape>,
  fields: object,
): EntryOf<Shape> {
  const own = Object.entries(fields).filter(([name, value]) => Object.hasOwn(schema.shape, name) && value !== null);
  return schema.parse(omitEmpty(schema, Object.fromEntries(own)));
}

const keyed = z.object({ key: z.string() });

/** Sorts entries by key. Files are listed in the order of the disk; sorting makes every build the same. */
function sortByKey<Entry>(entries: readonly Entry[]): Entry[] {
  const withKeys = entries.map((entry) => ({ entry, key: keyed.parse(entry).key }));
  return withKeys.sort((one, other) => compare(one.key, other.key)).map(({ entry }) => entry);
}
