/** The URL of Gatsby's identifier of its code: a JSON object with `webpackCompilationHash`. */
export const appDataUrl = "/page-data/app-data.json";

/** Returns the URL of Gatsby's data for a page. */
export function pageDataUrl(page: string): string {
  return `/page-data${page === "/" ? "/index" : page}/page-data.json`;
}
