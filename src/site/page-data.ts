/** Where Gatsby serves the mark of its code: a JSON object with `webpackCompilationHash`. */
export const appDataAddress = "/page-data/app-data.json";

/** Where Gatsby serves the data of a page. */
export function pageDataAddress(page: string): string {
  return `/page-data${page === "/" ? "/index" : page}/page-data.json`;
}
