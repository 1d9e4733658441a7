import { z } from "zod";
import { compare } from "../build/compare";
import { localizedText } from "../build/localized";
import { plainText } from "../build/search/plain-text";
import { pathOf } from "../content/files";
import { entryEnding } from "../content/folders";
import type { Collection } from "../schema/collection";
import { collections } from "../schema/collections";
import { fileTypeOf } from "../site/http";
import type { LocaleCode } from "../site/locales";
import { type EntryRouteId, routeOf } from "../site/routes";
import {
  documentsOf,
  entriesOf,
  type ListContent,
  type ListDefinition,
  type ListedEntry,
  type LocalizedList,
  listEntry,
  localize,
} from "./definition.server";
import { entryColumns } from "./entry-columns";
import { isRowHeader } from "./rows";

const text = z.object({ text: z.string(), language: z.string() });

/** A document as the page of its entry describes it. */
const document = z.object({
  name: z.string(),
  digest: z.string(),
  address: z.string(),
  type: z.string(),
  /** What it is called on the wire. */
  mediaType: z.string(),
  bytes: z.number(),
  pages: z.number().nullable(),
  language: z.string().nullable(),
});

const documentNode = document
  .omit({ digest: true, mediaType: true })
  .extend({ internal: z.object({ contentDigest: z.string() }) })
  .transform(({ internal, ...facts }) => ({
    ...facts,
    digest: internal.contentDigest,
    mediaType: fileTypeOf(facts.address).contentType,
  }));

/** The page of an entry in a language, as it is handed to the processes in which Gatsby runs the pages' queries. */
export const entryPage = z.object({
  key: z.string(),
  title: text,
  /** The names of its cells. */
  columns: z.array(z.string()),
  /** What they hold. */
  cells: z.array(z.string()),
  isExpired: z.boolean(),
  /** The names of values that no vocabulary has. */
  labels: z.array(z.object({ column: z.string(), value: z.string(), label: z.string() })),
  /** Those in the page's language first. */
  documents: z.array(document),
  /** Its text as Markdown, in all languages. */
  body: z.record(z.string(), z.string().optional()).nullable(),
  /** True if its document was printed from that text. */
  isPrinted: z.boolean(),
  /** The beginning of that text without markup, for descriptions. */
  excerpt: z.string(),
  /** What was corrected after its publication, the newest first. */
  changes: z.array(z.object({ day: z.string(), note: text })),
  /** The day on which its file last changed or, where no history tells, the newest day that stands in it, YYYY-MM-DD. */
  lastUpdated: z.string().nullable(),
  related: z.array(z.object({ key: z.string(), specimen: z.boolean(), title: text })),
});

/** The page of an entry in a language. */
export type EntryPageData = z.output<typeof entryPage>;

/** How many related entries a page names at most. */
const mostRelated = 4;

/**
 * Makes the page of each entry of a list in a language.
 *
 * @param list the list in that language, whose order tells which entries are near
 * @param changed the days on which the content's files last changed, by path
 */
export function makeEntryPages(
  { route, relatedBy }: Pick<ListDefinition, "relatedBy"> & { readonly route: EntryRouteId },
  language: LocaleCode,
  list: LocalizedList,
  content: ListContent,
  changed: ReadonlyMap<string, string>,
): EntryPageData[] {
  const [name] = routeOf(route).collections;
  const collection: Collection | undefined = collections.find((candidate) => candidate.name === name);
  if (!collection) throw new Error(`The entries of ${route} have pages, and no collection.`);
  const own = new Map(entriesOf(collection, content).map((entry) => [String(entry.key), entry]));
  const listed = list.entries.filter(({ cells }) => own.has(keyOf(cells)));
  const groupOf = ({ cells }: ListedEntry) => (relatedBy === undefined ? "" : (cells[relatedBy] ?? ""));
  const groups = groupBy(
    listed.filter(({ isArchived }) => !isArchived),
    groupOf,
  );
  const titleId = entryColumns[route].find(isRowHeader)?.id ?? "";
  const titleOf = (cells: ListedEntry["cells"]) => ({
    text: cells[titleId] ?? "",
    language: cells[`${titleId}Language`] ?? language,
  });
  return listed.map((entry) => {
    const key = keyOf(entry.cells);
    const fields = localize(collection, own.get(key) ?? {}, language);
    const texts = ownTexts(own.get(key) ?? {}, language);
    const { cells } = listEntry(entryColumns[route], { ...fields, day: entry.cells.day }, content, language);
    return {
      key,
      title: titleOf(cells),
      columns: Object.keys(cells),
      cells: Object.values(cells),
      isExpired: entry.isArchived,
      labels: labelsIn(cells, list.labels),
      ...texts,
      documents: documentsOf(fields, content, language).map((file) => documentNode.parse(file)),
      lastUpdated: changed.get(`${pathOf(collection)}/${key}${entryEnding}`) ?? newestDay(texts, fields.published),
      related: nearestTo(entry, groups.get(groupOf(entry)) ?? []).map(({ cells: others }) => ({
        key: keyOf(others),
        specimen: others.specimen !== "",
        title: titleOf(others),
      })),
    };
  });
}

function newestDay({ changes: [newest] }: Pick<EntryPageData, "changes">, published: unknown): string | null {
  return newest?.day ?? (typeof published === "string" ? published : null);
}

const ownFields = z.object({
  body: z.record(z.string(), z.string().optional()).optional(),
  printed: z.string().nullish(),
  changes: z.array(z.object({ day: z.string(), note: z.unknown() })).optional(),
});

/** Characters of a description that are shown where someone shares a page. */
const excerptLength = 120;

function ownTexts(
  entry: object,
  language: LocaleCode,
): Pick<EntryPageData, "body" | "isPrinted" | "excerpt" | "changes"> {
  const { body, printed, changes = [] } = ownFields.parse(entry);
  const words = plainText(localizedText(body, language)?.text ?? "");
  return {
    body: body ?? null,
    isPrinted: Boolean(printed),
    excerpt: words.length > excerptLength ? words.slice(0, words.lastIndexOf(" ", excerptLength)).concat("…") : words,
    changes: changes
      .map(({ day, note }) => ({ day, note: localizedText(note, language) ?? { text: "", language } }))
      .sort((one, other) => compare(other.day, one.day)),
  };
}

function keyOf({ key = "" }: ListedEntry["cells"]): string {
  return key;
}

function groupBy(entries: readonly ListedEntry[], groupOf: (entry: ListedEntry) => string) {
  const groups = new Map<string, ListedEntry[]>();
  for (const entry of entries) groups.set(groupOf(entry), [...(groups.get(groupOf(entry)) ?? []), entry]);
  return groups;
}

function labelsIn(cells: ListedEntry["cells"], labels: LocalizedList["labels"] = {}): EntryPageData["labels"] {
  return Object.entries(labels).flatMap(([column, names]) => {
    const value = cells[column] ?? "";
    const label = names[value];
    return label === undefined ? [] : [{ column, value, label }];
  });
}

/** The entries that stand nearest to one in its group, in the order of the list. */
function nearestTo(entry: ListedEntry, group: readonly ListedEntry[]): readonly ListedEntry[] {
  const others = group.filter((other) => other !== entry);
  const before = group.indexOf(entry) - mostRelated / 2;
  const first = Math.max(0, Math.min(before, others.length - mostRelated));
  return others.slice(first, first + mostRelated);
}
