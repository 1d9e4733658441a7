import { z } from "zod";
import { compare } from "../build/compare";
import { documentType } from "../build/documents";
import { type EntryOf, readEntry } from "../build/entries";
import { localizedText } from "../build/localized";
import type { Collection } from "../schema/collection";
import { descriptionOf } from "../schema/description";
import { documentsFor } from "../schema/entry-documents";
import { isExpired } from "../schema/period";
import type { LocaleCode } from "../site/locales";
import type { RouteId } from "../site/routes";
import type { Column } from "./columns";
import { encodeRow } from "./encode-row";
import type { Cells } from "./rows";

/** The nodes sourced by Gatsby, as far as lists are made from them. */
export interface ListContent {
  /** The nodes of a type, with the fields of their YAML. */
  nodes(type: string): readonly Readonly<Record<string, unknown>>[];
  /** Today in India, YYYY-MM-DD: it decides what is in the archive. */
  readonly today: string;
}

/** An entry as its list has it in a language. */
export interface ListedEntry {
  readonly isArchived: boolean;
  readonly cells: Cells;
}

/** A list in a language. */
export interface LocalizedList {
  /** Its entries in order, those of the archive among them. */
  readonly entries: readonly ListedEntry[];
  /** The names of values of a column that no vocabulary has, by column and value. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A list of a page. */
export interface ListDefinition {
  /** The page on which it stands. */
  readonly route: RouteId;
  readonly columns: readonly Column[];
  /**
   * The column whose value the related entries of an entry's page share; without it those that are next in the list are
   * related.
   */
  readonly relatedBy?: string;
  /** Reads the content once; gives the list in a language. */
  readonly read: (content: ListContent) => (language: LocaleCode) => LocalizedList;
}

/** An entry and the order of its list: those that it holds equal go by their keys. */
type Order<Entry> = (one: Entry, other: Entry) => number;

/** The list of a collection. */
export function collectionList<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  {
    order,
    complete = () => ({}),
    ...list
  }: Omit<ListDefinition, "read"> & {
    readonly order: Order<EntryOf<Shape>>;
    /** Gives fields that stand elsewhere than in the entry. */
    readonly complete?: (entry: EntryOf<Shape>, content: ListContent, language: LocaleCode) => object;
  },
): ListDefinition {
  return {
    ...list,
    read: (content) => {
      const entries = entriesOf(collection, content).sort(
        (one, other) => order(one, other) || compare(keyOf(one), keyOf(other)),
      );
      return (language) => ({
        entries: entries.map((entry) => {
          const fields = { ...localize(collection, entry, language), ...complete(entry, content, language) };
          return listEntry(list.columns, fields, content, language);
        }),
      });
    },
  };
}

/** The entries of a collection. */
export function entriesOf<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  content: ListContent,
): EntryOf<Shape>[] {
  return content.nodes(collection.type).map((node) => readEntry(collection, node));
}

const keyed = z.object({ key: z.string() });
const dated = z.object({ expiresOn: z.string().optional() });

function keyOf(entry: unknown): string {
  return keyed.parse(entry).key;
}

/** The fields of an entry with its texts in a language. */
export function localize<Shape extends z.core.$ZodLooseShape>(
  { schema }: Collection<string, Shape>,
  entry: Readonly<Record<string, unknown>>,
  language: LocaleCode,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const field = schema.shape[name];
      return [name, field && descriptionOf(field).kind === "text" ? localizedText(value, language) : value];
    }),
  );
}

/** An entry as its list has it, from its fields in a language. */
export function listEntry(
  columns: readonly Column[],
  fields: Readonly<Record<string, unknown>>,
  content: ListContent,
  language: LocaleCode,
): ListedEntry {
  const [document] = documentsOf(fields, content, language);
  return {
    isArchived: isExpired(dated.parse(fields), content.today),
    cells: encodeRow(columns, { ...fields, document }, content.today),
  };
}

const documentNode = z.looseObject({ name: z.string(), language: z.string().nullable() });
type DocumentNode = z.output<typeof documentNode>;

/** The documents of each content, by name. */
const knownDocuments = new WeakMap<ListContent, ReadonlyMap<string, DocumentNode>>();

/** Finds the nodes of the documents that an entry names, in the order in which a reader wants them. */
export function documentsOf(fields: object, content: ListContent, reader: LocaleCode): readonly DocumentNode[] {
  const documents = knownDocuments.get(content) ?? documentsByName(content);
  knownDocuments.set(content, documents);
  return documentsFor(fields, reader, (name) => documents.get(name));
}

function documentsByName(content: ListContent): ReadonlyMap<string, DocumentNode> {
  const nodes = content.nodes(documentType).map((node) => documentNode.parse(node));
  return new Map(nodes.map((node) => [node.name, node]));
}
