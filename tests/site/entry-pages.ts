import path from "node:path";
import { localeCodes } from "../../src/site/locales";
import { allPages, pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";

const listPaths = routes
  .filter((route) => "entryPages" in route)
  .flatMap(({ id }) => localeCodes.map((locale) => `${pathTo(id, locale)}/`));
const ownPaths = new Set(allPages().map((page) => page.path));

/**
 * Returns whether a file or folder of the built site belongs to the page of an entry, or to a later page of a list. There
 * are thousands: a copy of the site for a test is made without them.
 *
 * @param name its path in the published folder
 */
export function isOfEntryPage(name: string): boolean {
  const url = `/${name.split(path.sep).join("/")}`.replace(/^\/page-data(?=\/)/u, "");
  return listPaths.some((list) => url.startsWith(list) && !isOwnFile(url, list)) && !ownPaths.has(url);
}

/** The files of the list's own page stand in its folder, beside the folders of its entries. */
function isOwnFile(url: string, list: string): boolean {
  return /^(?:index\.html|page-data\.json)(?:\.\w+)?$/u.test(url.slice(list.length));
}
