import type { LocaleCode } from "./locales";
import { localizePath } from "./paths";
import type { RouteId } from "./routes";

/** A list of more entries than this, its archive among them, is paginated; a shorter one is one page. */
export const paginationThreshold = 200;

/** The page size of a list (`pageSize` of its table): few enough that a slow phone renders a page in a tenth of a second. */
export const rowsPerPage = 100;

/** The pages of a list: first those of its current entries, then, where it is paginated, those of its archive. */
export interface ListPages {
  readonly pages: number;
  /** None where the archive stands below the list. */
  readonly archivePages: number;
}

/** Tells whether a list is paginated, so that each page knows a part of it. */
export function isPaginated({ pages, archivePages }: ListPages): boolean {
  return pages + archivePages > 1;
}

/** Returns the number of pages of a list from its numbers of entries. */
export function countPages(current: number, archived = 0): ListPages {
  if (current + archived <= paginationThreshold) return { pages: 1, archivePages: 0 };
  return { pages: currentPages(current), archivePages: Math.ceil(archived / rowsPerPage) };
}

/** The page, from 1, of an entry of a paginated list, by its index from 0; those of archived entries follow the current. */
export function pageOfIndex(index: number, current: number): number {
  if (index < current) return Math.floor(index / rowsPerPage) + 1;
  return currentPages(current) + Math.floor((index - current) / rowsPerPage) + 1;
}

/** A list has a first page even where everything is in the archive. */
function currentPages(current: number): number {
  return Math.max(1, Math.ceil(current / rowsPerPage));
}

/** The folder of the files that hold whole lists, below the published folder and below each language's. */
const listsUrl = "/lists";

/** Returns the URL path of the rows of a paginated list for search, in a language: `/hi/lists/schools.json`. */
export function listDataPath(route: RouteId, locale: LocaleCode): string {
  return localizePath(`${listsUrl}/${route}.json`, locale);
}
