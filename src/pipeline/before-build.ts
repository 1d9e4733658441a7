import { rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { pageFile } from "../site/http";
import { localeCodes } from "../site/locales";
import { notFoundFile, pageAt } from "../site/paths";
import { batchContent } from "./batched-content";
import { checkContent } from "./content-check";
import { dropForeignCache } from "./gatsby-cache";
import { filesIn, publicFolder } from "./published-folder";

/** Stops a build of wrong content before it has written anything, and sees that Gatsby's cache is of the very same code. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await checkContent(reporter);
  if (process.env.NODE_ENV === "production") dropForeignCache(process.cwd());
};

/** Prepares a build once Gatsby has read its cache, and before it reads any content; nothing of it is for development. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (process.env.NODE_ENV !== "production") return;
  removeFormerFiles(publicFolder);
  batchContent();
};

/**
 * Folders and files at the root that Gatsby writes again only when they change, and removes by itself: data of pages, the
 * parts that all pages share.
 */
const warm = /^(?:page-data|_gatsby)\//u;

const notFoundFiles = localeCodes.map((locale) => notFoundFile(locale).slice(1));

/**
 * Removes what an earlier build left in the published folder, except what Gatsby does not write again. Everything else is
 * written by every build, so the folder ends up with exactly what today's content publishes: a withdrawn document, feed or
 * share card is gone, whatever was published before.
 *
 * @param folder the published folder; it need not exist
 * @throws what the file system reports
 */
export function removeFormerFiles(folder: string): void {
  for (const file of filesIn(folder)) if (!isOfGatsby(file)) rmSync(path.join(folder, file));
}

function isOfGatsby(file: string): boolean {
  return warm.test(file) || notFoundFiles.includes(file) || isPage(file);
}

/**
 * Returns whether a file contains a page of the site. The URL of a request for a page may include the file name or not.
 */
function isPage(file: string): boolean {
  if (path.posix.basename(file) !== pageFile) return false;
  const page = path.posix.dirname(`/${file}`);
  return pageAt(page) !== undefined;
}
