import path from "node:path";
import { pageFile } from "../../src/site/http";
import { pageAt } from "../../src/site/paths";

/**
 * Returns whether a file or folder of the built site belongs to the page of an entry, or to a later page of a list. There
 * are thousands: a copy of the site for a test is made without them.
 *
 * @param name its path in the published folder
 */
export function isOfEntryPage(name: string): boolean {
  const url = `/${name.split(path.sep).join("/")}`.replace(/^\/page-data(?=\/)/u, "");
  const page = pageAt(ownFile.test(url) ? path.posix.dirname(url) : url);
  return page !== undefined && (page.entry !== undefined || page.number > 1);
}

/** A page's own file, its data, and their compressed files. */
const ownFile = new RegExp(`/(?:${pageFile.replace(".", "\\.")}|page-data\\.json)(?:\\.\\w+)?$`, "u");
