import type { LocaleCode } from "./locales";
import { inLocale } from "./paths";
import type { RouteId } from "./routes";

/** A list of more entries than this, its archive among them, is parted into numbered pages; a shorter one is one page. */
export const longestList = 200;

/** Entries on a numbered page: few enough that a slow phone draws a new page of them within a tenth of a second. */
export const rowsPerPage = 100;

/** The pages of a list: first those of its current entries, then, where it is parted, those of its archive. */
export interface ListPages {
  readonly pages: number;
  /** None where the archive stands below the list. */
  readonly archivePages: number;
}

/** Whether a list is parted into pages, of which each knows a part. */
export function isParted({ pages, archivePages }: ListPages): boolean {
  return pages + archivePages > 1;
}

/** How many pages a list has by its numbers of entries. */
export function pagesOf(current: number, archived = 0): ListPages {
  if (current + archived <= longestList) return { pages: 1, archivePages: 0 };
  return { pages: currentPages(current), archivePages: Math.ceil(archived / rowsPerPage) };
}

/** The page, from 1, on which an entry stands in a list that is parted; the places of archived ones follow the current. */
export function pageOfPlace(place: number, current: number): number {
  if (place < current) return Math.floor(place / rowsPerPage) + 1;
  return currentPages(current) + Math.floor((place - current) / rowsPerPage) + 1;
}

/** A list has a first page even where everything is in the archive. */
function currentPages(current: number): number {
  return Math.max(1, Math.ceil(current / rowsPerPage));
}

/** The folder of the files that hold whole lists, below the published folder and below each language's. */
const listsAddress = "/lists";

/** Where the rows of a list that is parted into pages are served for searching, in a language: `/hi/lists/schools.json`. */
export function listDataPath(route: RouteId, locale: LocaleCode): string {
  return inLocale(`${listsAddress}/${route}.json`, locale);
}
