import type { LocaleCode } from "./locales";
import { inLocale } from "./paths";
import type { RouteId } from "./routes";

/** A list of more entries than this is parted into numbered pages; a shorter one is one page, read whole. */
export const longestList = 200;

/** Entries on a numbered page: few enough that a slow phone draws a new page of them within a tenth of a second. */
export const rowsPerPage = 100;

/** How many pages a list of so many entries has. */
export function pageCountOf(rows: number): number {
  return rows > longestList ? Math.ceil(rows / rowsPerPage) : 1;
}

/** The folder of the files that hold whole lists, below the published folder and below each language's. */
export const listsAddress = "/lists";

/** Where the rows of a list that is parted into pages are served for searching, in a language: `/hi/lists/schools.json`. */
export function listDataPath(route: RouteId, locale: LocaleCode): string {
  return inLocale(`${listsAddress}/${route}.json`, locale);
}
