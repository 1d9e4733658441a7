import { z } from "zod";
import type { Collection } from "../../schema/collection";
import { isExpired } from "../../schema/period";
import type { LocaleCode } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import { compare } from "../compare";
import { type EntryOf, readEntry } from "../entries";
import { localizedText } from "../localized";
import { documentCell } from "./document-cell";

/** What Gatsby has sourced, as far as lists are made from it. */
export interface ListContent {
  /** The nodes of a type, with the fields of their YAML. */
  nodes(type: string): readonly Readonly<Record<string, unknown>>[];
  /** Today in India, YYYY-MM-DD: it decides what is in the archive. */
  readonly today: string;
}

/** An entry as its list has it in a language. */
export interface ListedEntry {
  /** Gatsby's id of its node. */
  readonly id: string;
  /** Its row's address on the page. */
  readonly key: string;
  readonly isArchived: boolean;
  /** What its row is drawn from and searched by: every column of the page under its id. */
  readonly cells: Readonly<Record<string, string>>;
}

/** What values of a column are called where no vocabulary has their words. */
export type Labels = ReadonlyMap<string, string>;

/** A list that may be parted into pages. */
export interface ListDefinition {
  /** The page on which it stands. */
  readonly route: RouteId;
  /** The GraphQL field that gives a page its part of the list, and the type of the nodes there. */
  readonly field: string;
  readonly type: string;
  /** The columns by which visitors narrow it. */
  readonly facets: readonly string[];
  /** Reads the content once; gives the entries in the order in which a language has them. */
  readonly read: (content: ListContent) => (language: LocaleCode) => {
    readonly entries: readonly ListedEntry[];
    readonly labels?: Readonly<Record<string, Labels>>;
  };
  /** What GraphQL is given for a node; the node itself by default. */
  readonly nodeOf?: (node: Readonly<Record<string, unknown>>) => unknown;
}

/** The texts of an entry, each in the languages it is in, and its other values, by column. */
interface Parts {
  readonly texts: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, string | number>>;
}

const ids = z.object({ id: z.string() });

/** The entries of a collection with Gatsby's ids of their nodes. */
export function entriesOf<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  content: ListContent,
): { readonly id: string; readonly entry: EntryOf<Shape> }[] {
  return content.nodes(collection.type).map((node) => ({ id: ids.parse(node).id, entry: readEntry(collection, node) }));
}

const dated = z.object({
  key: z.string(),
  specimen: z.boolean(),
  document: z.string().optional(),
  link: z.string().optional(),
  expiresOn: z.string().optional(),
});

/** The list of a collection whose entries have days to be shown from and until. Entries that `order` holds equal go by their keys. */
export function datedList<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  list: Pick<ListDefinition, "route" | "field" | "facets"> & {
    readonly order: (one: EntryOf<Shape>, other: EntryOf<Shape>) => number;
    readonly parts: (entry: EntryOf<Shape>, content: ListContent) => Parts;
  },
): ListDefinition {
  const { route, field, facets, order, parts } = list;
  return {
    route,
    field,
    type: collection.type,
    facets,
    read: (content) => {
      const read = entriesOf(collection, content)
        .map(({ id, entry }) => ({ id, entry, common: dated.parse(entry), parts: parts(entry, content) }))
        .sort((one, other) => order(one.entry, other.entry) || compare(one.common.key, other.common.key));
      return (language) => ({
        entries: read.map(({ id, common, parts: { texts, values } }) => ({
          id,
          key: common.key,
          isArchived: isExpired(common, content.today),
          cells: { ...datedCells(common, content), ...textCells(texts, language), ...textsOf(values) },
        })),
      });
    },
  };
}

/** The cells that every dated entry has. */
export function datedCells(
  { key, specimen, expiresOn, document, link }: z.output<typeof dated>,
  content: ListContent,
): Record<string, string> {
  return {
    key,
    specimen: specimen ? "yes" : "",
    expiresOn: expiresOn ?? "",
    document: document === undefined ? "" : documentCell(document, content),
    link: link ?? "",
  };
}

/** Texts in a language: each in a column of its name, and beside it the language that it is in. */
export function textCells(texts: Readonly<Record<string, unknown>>, language: LocaleCode): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, value] of Object.entries(texts)) {
    const found = localizedText(value, language);
    cells[name] = found?.text ?? "";
    cells[`${name}Language`] = found?.language ?? language;
  }
  return cells;
}

function textsOf(values: Parts["values"]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
