import * as z from "zod";
import { compare } from "../language/collate";
import type { Collection } from "../schema/collection";
import type { LocaleCode } from "../site/locales";
import { omitEmpty } from "./fields";
import type { ReadEntry } from "./reading";
import { type EntryOf, type EntryView, type Localized, type PublishedDocument, viewEntry } from "./view";

/** The views of a collection's entries. */
export type Views<Shape extends z.core.$ZodLooseShape> = readonly EntryView<Localized<EntryOf<Shape>>>[];

/** The content that a site shows, the source of pages, lists, feeds, calendars and the search index. */
export interface Site {
  /** The day in India of the build, YYYY-MM-DD. */
  readonly today: string;
  /** Returns the entries of a collection, sorted by key. They are cached. */
  readonly entries: <Shape extends z.core.$ZodLooseShape>(
    collection: Collection<string, Shape>,
  ) => readonly EntryOf<Shape>[];
  /** Returns the views of a collection's entries in a language, sorted by key. They are cached. */
  readonly views: <Shape extends z.core.$ZodLooseShape>(
    collection: Collection<string, Shape>,
    language: LocaleCode,
  ) => Views<Shape>;
  readonly documents: readonly PublishedDocument[];
  /** Returns a published document by its name. */
  readonly document: (name: string) => PublishedDocument | undefined;
}

/** Returns the fields of a collection's entries, as in their YAML or in Gatsby's nodes, in any order. */
export type ReadFields = (collection: Pick<Collection, "name" | "type">) => readonly object[];

/** Returns a reader of the entries that the check has parsed. */
export function selectEntries(entries: readonly ReadEntry[]): ReadFields {
  return ({ name }) => entries.filter(({ collection }) => collection.name === name).map(({ value }) => value);
}

/** Creates a site from the fields of its entries and from its documents. */
export function createSite(readFields: ReadFields, found: readonly PublishedDocument[], today: string): Site {
  // Gatsby creates these nodes in the order in which file reads end; sorting makes every build the same.
  const documents = [...found].sort((one, other) => compare(one.name, other.name));
  const byName = new Map(documents.map((document) => [document.name, document]));
  const sorted = new Map<string, readonly Readonly<Record<string, unknown>>[]>();
  function entries<Shape extends z.core.$ZodLooseShape>(
    collection: Collection<string, Shape>,
  ): readonly EntryOf<Shape>[];
  function entries(collection: Collection): readonly Readonly<Record<string, unknown>>[] {
    const found =
      sorted.get(collection.name) ?? sortByKey(readFields(collection).map((fields) => parseEntry(collection, fields)));
    sorted.set(collection.name, found);
    return found;
  }
  const known = new Map<string, readonly EntryView[]>();
  function views<Shape extends z.core.$ZodLooseShape>(
    collection: Collection<string, Shape>,
    language: LocaleCode,
  ): Views<Shape>;
  function views(collection: Collection, language: LocaleCode): readonly EntryView[] {
    const name = `${collection.name} ${language}`;
    const found = known.get(name) ?? entries(collection).map((value) => viewEntry(collection, value, language, site));
    known.set(name, found);
    return found;
  }
  const site: Site = {
    today,
    documents,
    views,
    entries,
    document: (name) => byName.get(name),
  };
  return site;
}

/** Parses an entry from its fields, without fields that Gatsby added. */
function parseEntry<Shape extends z.core.$ZodLooseShape>(
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
