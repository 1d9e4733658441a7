import type { Page } from "@playwright/test";
import { holdBack } from "./test";

/** The kinds of resources that a page needs to be shown. */
export type Part = "data" | "code" | "document";

/** Returns the request URL of a page's data or document, or of the code of any page not yet open. */
function urlOf(path: string, part: Part): RegExp | string {
  if (part === "document") return `**${path}`;
  if (part === "code") return /\/component---src-templates-.*\.js$/u;
  return `**/page-data${path === "/" ? "/index" : path}/page-data.json*`;
}

/** Holds back a resource of a page until `letThrough` or `breakOff` is called. */
export function hold(page: Page, path: string, part: Part = "data") {
  return holdBack(page, urlOf(path, part));
}

/** Aborts every request for a resource of a page until `mend` is called. */
export async function cut(page: Page, path: string, part: Part = "data") {
  const url = urlOf(path, part);
  await page.route(url, (route) => route.abort());
  return { mend: () => page.unroute(url) };
}

/** Matches the browser's messages about aborted requests, and the site's resulting errors. */
export const faultsOfNetwork = /Failed to load resource|did not arrive|Loading chunk/u;
