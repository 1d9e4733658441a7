/** The URL path of Gatsby's build identifier: a JSON object with `webpackCompilationHash`. */
export const appDataUrl = "/page-data/app-data.json";

/** Returns the URL path of Gatsby's data for a page. */
export function getPageDataUrl(page: string): string {
  return `/page-data${page === "/" ? "/index" : page}/page-data.json`;
}

/** Returns Gatsby's name for the chunk of a template, a file of `src/templates`. */
export function getTemplateChunk(template: string): string {
  return `component---src-templates-${template}-tsx`;
}

/** Matches the URL path of a file of code, or of its licence. The name changes with the content. */
export const codeFile = /^\/[^/]+[.-][0-9a-f]{8,}\.(js|css)(\.LICENSE\.txt)?$/;
