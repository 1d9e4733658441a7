/** Where Gatsby serves the mark of its code: a JSON object with `webpackCompilationHash`. */
export const appDataUrl = "/page-data/app-data.json";

/** Where Gatsby serves the data of a page. */
export function pageDataUrl(page: string): string {
  return `/page-data${page === "/" ? "/index" : page}/page-data.json`;
}
