import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { buildDate } from "../build/build-date";
import { publicFolder } from "../build/published-folder";
import { siteHistory } from "../build/site-content";
import { sha256Of } from "../content/sha256";
import { listDataPath } from "../site/listing";
import { type LocaleCode, localeCodes } from "../site/locales";
import { hasEntryPages, type RouteId } from "../site/routes";
import type { ListContent, ListDefinition, LocalizedList } from "./definition.server";
import { lists } from "./definitions.server";
import { type EntryPageData, entryPage, makeEntryPages } from "./entry-pages.server";
import { type ListPageData, listPages } from "./list-pages.server";
import { writeRowsFile } from "./worker/columnar-rows";

const row = z.array(z.string());

/** The pages of a list, as they are handed to the processes in which Gatsby runs the pages' queries. */
const pagesFile = z.array(
  z.object({
    number: z.number(),
    pages: z.number(),
    archivePages: z.number(),
    total: z.number(),
    archivedTotal: z.number(),
    hasFallback: z.boolean(),
    facets: z.array(
      z.object({
        column: z.string(),
        values: z.array(z.object({ value: z.string(), label: z.string().nullable(), count: z.number() })),
      }),
    ),
    columns: row,
    rows: z.array(row),
    archived: z.array(row),
  }),
);

/** A list in a language, for those who make its pages. */
export interface PublishedList {
  readonly route: RouteId;
  readonly language: LocaleCode;
  readonly isPaginated: boolean;
  /** For each page a digest, which changes whenever anything changes that the page says. */
  readonly digests: readonly string[];
  /** For the page of each entry, where entries have any, such a digest, by key. */
  readonly entryDigests: ReadonlyMap<string, string>;
}

const cacheFile = (route: string, language: LocaleCode, content: "" | ".entries" = "") =>
  path.join(".cache", "lists", `${route}.${language}${content}.json`);

/** The lists of this build: what a page's query asks for was made before any page was. */
const known = new Map<string, readonly ListPageData[]>();

/**
 * Gives a page of a list in a language, as the last call of `publishLists` made it, be it in another process. Throws where
 * there is none.
 */
export function listPageOf(route: string, language: LocaleCode, number: number): ListPageData {
  const file = cacheFile(route, language);
  const pages = known.get(file) ?? pagesFile.parse(JSON.parse(readFileSync(file, "utf8")));
  known.set(file, pages);
  const page = pages[number - 1];
  if (!page) throw new Error(`The list of ${route} has no page ${number}.`);
  return page;
}

/** The pages of the entries of each list, by key. */
const knownEntries = new Map<string, ReadonlyMap<string, EntryPageData>>();

/**
 * Gives the page of an entry in a language, as the last call of `publishLists` made it, be it in another process. Throws
 * where there is none.
 */
export function entryPageOf(route: string, language: LocaleCode, key: string): EntryPageData {
  const file = cacheFile(route, language, ".entries");
  const pages = knownEntries.get(file) ?? byKey(z.array(entryPage).parse(JSON.parse(readFileSync(file, "utf8"))));
  knownEntries.set(file, pages);
  const page = pages.get(key);
  if (!page) throw new Error(`No entry of ${route} is called ${key}.`);
  return page;
}

function byKey(pages: readonly EntryPageData[]): ReadonlyMap<string, EntryPageData> {
  return new Map(pages.map((page) => [page.key, page]));
}

/** Puts every list in order in every language, and writes the rows of those that are paginated to the published folder. */
export function publishLists(getNodesByType: NodePluginArgs["getNodesByType"]): readonly PublishedList[] {
  const content: ListContent = {
    nodes: (type) => getNodesByType(type).map((node) => ({ ...node })),
    today: buildDate(),
  };
  const { changed } = siteHistory();
  return lists.flatMap((definition) => {
    const inLanguage = definition.read(content);
    return localeCodes.map((language) => {
      const list = inLanguage(language);
      const { route } = definition;
      const pages = hasEntryPages(route)
        ? makeEntryPages({ ...definition, route }, language, list, content, changed)
        : [];
      return { ...publishList(definition, language, list), entryDigests: publishEntryPages(route, language, pages) };
    });
  });
}

function publishEntryPages(route: RouteId, language: LocaleCode, pages: readonly EntryPageData[]) {
  const file = cacheFile(route, language, ".entries");
  knownEntries.set(file, byKey(pages));
  write(file, JSON.stringify(pages));
  return new Map(pages.map((page) => [page.key, digestOf(page)]));
}

function publishList(
  definition: ListDefinition,
  language: LocaleCode,
  list: LocalizedList,
): Omit<PublishedList, "entryDigests"> {
  const { route } = definition;
  const pages = listPages(definition, language, list);
  const file = cacheFile(route, language);
  known.set(file, pages);
  write(file, JSON.stringify(pages));
  if (pages.length > 1) {
    const rows = [...pages.flatMap((page) => page.rows), ...pages.flatMap((page) => page.archived)];
    write(path.join(publicFolder, listDataPath(route, language)), writeRowsFile(pages[0]?.columns ?? [], rows));
  }
  return { route, language, isPaginated: pages.length > 1, digests: pages.map(digestOf) };
}

function digestOf(page: ListPageData | EntryPageData): string {
  return sha256Of(JSON.stringify(page)).slice(0, 16);
}

function write(target: string, content: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
