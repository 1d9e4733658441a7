import { rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkDocuments } from "../content/documents";
import { batchedFolder, problemsFile } from "../content/folders";
import { getPagePath, pageFile } from "../site/http";
import { localeCodes } from "../site/locales";
import { findNotFoundFile, getPageAt } from "../site/paths";
import { filesForGatsby } from "./batched-content";
import { dropForeignCache } from "./gatsby-cache";
import { listFiles, publicFolder, syncFolder } from "./published-folder";
import { formatProblems, siteContent } from "./site-content";

/** Stops a build with invalid content before it writes anything, and drops a Gatsby cache that other code made. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await checkContent(reporter);
  if (process.env.NODE_ENV === "production") dropForeignCache(process.cwd());
};

/** Stops a build before it writes anything if the content has errors. */
async function checkContent(reporter: Reporter): Promise<void> {
  const content = siteContent();
  const ofDocuments = await checkDocuments(content.from, content.documents);
  const found = formatProblems({ ...content, problems: [...content.problems, ...ofDocuments] });
  if (found !== "") reporter.panic(`The content is wrong, so nothing was built:\n${found}`);
}

/** Prepares the published folder and the content after Gatsby has loaded its cache and before it reads content. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  const files = filesForGatsby(siteContent());
  if (process.env.NODE_ENV === "production") removeFormerFiles(publicFolder);
  else files.set(problemsFile, "");
  syncFolder(batchedFolder, files);
};

/**
 * Matches the folders at the root that Gatsby rewrites only when they change and cleans up itself: page data and the
 * parts that all pages share.
 */
const warm = /^(?:page-data|_gatsby)\//u;

const notFoundFiles = localeCodes.map((locale) => findNotFoundFile(locale).slice(1));

/**
 * Removes the files of an earlier build from the published folder, except those that Gatsby does not rewrite. Every
 * build writes all other files. So the folder ends up with exactly what today's content publishes, without withdrawn
 * documents, feeds or share cards.
 *
 * @param folder the published folder; it need not exist
 * @throws what the file system reports
 */
export function removeFormerFiles(folder: string): void {
  const isPage = (file: string) => file.endsWith(`/${pageFile}`) && getPageAt(getPagePath(file)) !== undefined;
  const isOfGatsby = (file: string) => warm.test(file) || notFoundFiles.includes(file) || isPage(`/${file}`);
  for (const file of listFiles(folder)) if (!isOfGatsby(file)) rmSync(path.join(folder, file));
}
