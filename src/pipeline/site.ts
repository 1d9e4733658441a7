import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { omitEmpty } from "../content/fields";
import { type EntryView, type PublishedDocument, viewEntry } from "../content/view";
import { compare } from "../language/collate";
import type { Collection } from "../schema/collection";
import type { LocaleCode } from "../site/locales";
import { buildDate } from "./build-date";
import { documentType } from "./documents";

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

/** Reads the content that Gatsby sourced, which excludes entries not yet due. */
export function readSite({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Site {
  const documents = getNodesByType(documentType).map((node) => documentNode.parse(node));
  return createSite(({ type }) => getNodesByType(type), documents, buildDate());
}

/** Creates a site from the fields of its entries, as in their YAML or in Gatsby's nodes. */
export function createSite(
  fieldsOf: (collection: Pick<Collection, "name" | "type">) => readonly object[],
  found: readonly PublishedDocument[],
  today: string,
): Site {
  // Gatsby creates these nodes in the order in which file reads end; sorting makes every build the same.
  const documents = [...found].sort((one, other) => compare(one.name, other.name));
  const byName = new Map(documents.map((document) => [document.name, document]));
  const known = new Map<string, readonly EntryView[]>();
  const site: Site = {
    ...{ today, documents },
    entries: (collection) =>
      fieldsOf(collection)
        .map((fields) => readEntry(collection, fields))
        .sort(byKey),
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

/** Compares entries by key. Gatsby lists files in the order of the disk; sorting makes every build the same. */
function byKey(one: unknown, other: unknown): number {
  return compare(keyed.parse(one).key, keyed.parse(other).key);
}
