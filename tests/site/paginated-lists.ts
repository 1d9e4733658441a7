import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ListRow, parseRowsFile } from "../../src/lists/rows";
import { listDataPath } from "../../src/site/listing";
import { defaultLocale, type LocaleCode } from "../../src/site/locales";
import { type RouteId, routeIds } from "../../src/site/routes";
import { publicFolder } from "./folder";

/** The routes of the built site with paginated lists. Each such list has a file of all its rows. */
export const paginatedRoutes = routeIds.filter((id) =>
  existsSync(path.join(publicFolder, listDataPath(id, defaultLocale))),
);

/** Reads all rows of a paginated list in order, from every page. */
export function readAllRows(route: RouteId, locale: LocaleCode): readonly ListRow[] {
  const file = path.join(publicFolder, listDataPath(route, locale));
  return parseRowsFile(readFileSync(file, "utf8"));
}
