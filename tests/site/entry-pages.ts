import path from "node:path";
import { pageFile } from "../../src/site/http";
import { getPageAt } from "../../src/site/paths";

/**
 * Returns whether a file or folder of the built site belongs to an entry's page or to a later page of a list. There are
 * thousands of them, so tests copy the site without them.
 *
 * @param name the path within the published folder
 */
export function isOfEntryPage(name: string): boolean {
  const url = `/${name.split(path.sep).join("/")}`.replace(/^\/page-data(?=\/)/u, "");
  const page = getPageAt(ownFile.test(url) ? path.posix.dirname(url) : url);
  return page !== undefined && (page.entry !== undefined || page.number > 1);
}

/** Matches a page's HTML or data file, compressed or not. */
const ownFile = new RegExp(`/(?:${pageFile.replace(".", "\\.")}|page-data\\.json)(?:\\.\\w+)?$`, "u");
