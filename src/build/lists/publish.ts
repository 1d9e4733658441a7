import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { writeRowsFile } from "../../components/ListingTable/rows-file";
import { isParted, type ListPages, listDataPath, pagesOf } from "../../site/listing";
import { type LocaleCode, localeCodes } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import { dayShown } from "../day-shown";
import type { ListContent, ListDefinition } from "./definition";
import { lists } from "./definitions";

/** What the query of a page of a list must know of the whole. */
const orderedList = z.object({
  /** Gatsby's ids of its current entries, in order. */
  order: z.array(z.string()),
  /** The same of those in its archive. */
  archive: z.array(z.string()),
  facets: z.array(
    z.object({
      column: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string().nullable(), count: z.number() })),
    }),
  ),
});
type OrderedList = z.output<typeof orderedList>;

/** A list in a language, before it is parted into pages. */
export interface LocalList extends ListPages {
  readonly route: RouteId;
  readonly language: LocaleCode;
  /** Changes whenever what any page of it says of the whole changes. */
  readonly digest: string;
}

/** Where the published folder is, from the project's root. */
const publicFolder = "public";

/** Where a list's order is handed to the processes in which Gatsby runs the pages' queries. */
const orderFile = (route: RouteId, language: LocaleCode) => path.join(".cache", "lists", `${route}.${language}.json`);

/** The lists of this build: what a page's query asks for was put in order before any page was made. */
const known = new Map<string, OrderedList>();

/** A list in a language, as the last call of `publishLists` found it, be it in another process. */
export function listOf(route: RouteId, language: LocaleCode): OrderedList {
  const file = orderFile(route, language);
  const found = known.get(file) ?? orderedList.parse(JSON.parse(readFileSync(file, "utf8")));
  known.set(file, found);
  return found;
}

/** Puts every list in order in every language, and writes the rows of those that are parted to the published folder. */
export function publishLists(getNodesByType: NodePluginArgs["getNodesByType"]): readonly LocalList[] {
  const content: ListContent = {
    nodes: (type) => getNodesByType(type).map((node) => ({ ...node })),
    today: dayShown(),
  };
  return lists.flatMap((definition) => {
    const inLanguage = definition.read(content);
    return localeCodes.map((language) => publishList(definition, language, inLanguage(language)));
  });
}

function publishList(
  { route, facets: columns }: ListDefinition,
  language: LocaleCode,
  { entries, labels = {} }: ReturnType<ReturnType<ListDefinition["read"]>>,
): LocalList {
  const current = entries.filter(({ isArchived }) => !isArchived);
  const archived = entries.filter(({ isArchived }) => isArchived);
  const pages = pagesOf(current.length, archived.length);
  const isInParts = isParted(pages);
  const facets = columns
    // A page that has the whole list counts by itself, but for what it lacks the words of.
    .filter((column) => isInParts || labels[column])
    .map((column) => ({
      column,
      values: countsOf(current.map(({ cells }) => cells[column] ?? "")).map(([value, count]) => ({
        value,
        label: labels[column]?.get(value) ?? null,
        count,
      })),
    }));
  const list = { order: current.map(({ id }) => id), archive: archived.map(({ id }) => id), facets };
  const file = orderFile(route, language);
  known.set(file, list);
  write(file, JSON.stringify(list));
  if (isInParts) {
    const rows = writeRowsFile([...current, ...archived].map(({ cells }) => cells));
    write(path.join(publicFolder, listDataPath(route, language)), rows);
  }
  const digest = createHash("sha256")
    // By their keys: Gatsby's ids differ with the folder that the project lies in.
    .update(JSON.stringify([current.map(({ key }) => key), archived.map(({ key }) => key), facets]))
    .digest("hex")
    .slice(0, 16);
  return { route, language, digest, ...pages };
}

function write(target: string, content: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function countsOf(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
