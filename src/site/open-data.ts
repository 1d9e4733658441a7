import type { LocaleCode } from "./locales";
import type { RouteId } from "./routes";

/** The folder of the lists as data, below the published folder. */
const dataUrl = "/data";

/** The version of the files' columns and fields. It grows when a name changes or goes (docs/open-data.md). */
export const dataVersion = 1;

/** The URL path of the catalogue of the lists (DCAT, W3C). */
export const cataloguePath = `${dataUrl}/catalogue.jsonld`;

/** Returns the URL path of a list as a spreadsheet in a language: `/data/schools.hi.csv`. */
export function getCsvPath(route: RouteId, locale: LocaleCode): string {
  return `${dataUrl}/${route}.${locale}.csv`;
}

/** Returns the URL path of a list as data in all languages: `/data/schools.json`. */
export function getJsonPath(route: RouteId): string {
  return `${dataUrl}/${route}.json`;
}
