import type { LocaleCode } from "./locales";
import { localizePath } from "./paths";
import type { RouteId } from "./routes";

/** The maximum number of entries, including archived ones, of a list on one page. Longer lists are paginated. */
const paginationThreshold = 200;

/**
 * The page size of a list (`pageSize` of its table), so small that a slow phone renders a page in a tenth of a second.
 */
export const rowsPerPage = 100;

/** The fewest entries with one value of a facet for which that value has a page. */
export const fewestOfValue = 3;

/** The maximum number of characters of a query. One word of thousands of letters would keep a phone busy for seconds. */
export const maxQueryLength = 200;

/** The numbers of pages of a list: those of current entries and, in a paginated list, those of the archive. */
export interface ListPages {
  readonly pages: number;
  /** The number of archive pages; 0 if the archive is below the list. */
  readonly archivePages: number;
}

/** Checks whether a list is paginated, so that each page contains a part of it. */
export function isPaginated({ pages, archivePages }: ListPages): boolean {
  return pages + archivePages > 1;
}

/** Returns the numbers of pages of a list for its numbers of entries. */
export function countPages(current: number, archived = 0): ListPages {
  if (current + archived <= paginationThreshold) return { pages: 1, archivePages: 0 };
  return { pages: currentPages(current), archivePages: Math.ceil(archived / rowsPerPage) };
}

/**
 * Returns the page number, from 1, of an entry of a paginated list, by its index from 0. Archived entries follow the
 * current ones.
 */
export function getPageOfIndex(index: number, current: number): number {
  if (index < current) return Math.floor(index / rowsPerPage) + 1;
  return currentPages(current) + Math.floor((index - current) / rowsPerPage) + 1;
}

/** A list has a first page even if all entries are archived. */
function currentPages(current: number): number {
  return Math.max(1, Math.ceil(current / rowsPerPage));
}

/** The folder of the files with whole lists, below the published folder and each language's folder. */
const listsUrl = "/lists";

/** Returns the URL path of the rows of a paginated list for search, in a language: `/hi/lists/schools.json`. */
export function listDataPath(route: RouteId, locale: LocaleCode): string {
  return localizePath(`${listsUrl}/${route}.json`, locale);
}
