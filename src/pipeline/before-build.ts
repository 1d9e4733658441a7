import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { GatsbyNode, Reporter } from "gatsby";
import { batchedFolder } from "../content/folders";
import { checkDocuments } from "../content/open-documents";
import { readDocument } from "../documents/read-document";
import { isPictureName } from "../schema/formats";
import { writeFilesForGatsby } from "./batched-content";
import { readPdfOnce } from "./documents";
import { followContent } from "./follow-content";
import { beginCache, findDoubt, hasCache } from "./gatsby-cache";
import { madeFolder } from "./made-files";
import { readPicture } from "./pictures";
import { makeEditorOnce } from "./postbuild/steps";
import { checkSiteContent, formatProblems, siteContent } from "./site-content";

/** Stops a build with invalid content before it writes anything, and drops caches that it cannot trust. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const isBuild = process.env.NODE_ENV === "production";
  const doubt = isBuild ? findDoubt(process.cwd()) : undefined;
  if (doubt) reporter.info(`Everything is built again, without the caches of the last build: ${doubt}.`);
  if (doubt) rmSync(madeFolder, { recursive: true, force: true });
  if (isBuild) process.env.GATSBY_CPU_COUNT ||= String(countProcesses(doubt === undefined && hasCache(process.cwd())));
  await checkContent(reporter);
  beginCache(process.cwd(), doubt);
};

/**
 * Returns the number of processes for Gatsby: as many as cores render pages beside the one that runs the build. Each of them
 * loads the pipeline, which takes longer than rendering the few pages that change between two builds.
 */
const countProcesses = (isCached: boolean) => (isCached ? 1 : availableParallelism() + 1);

/** Reads a document without its content. What is known since an earlier build is not read again. */
const read: typeof readDocument = (name, bytes) => {
  if (isPictureName(name)) return readPicture(name, bytes);
  return name.endsWith(".pdf") ? readPdfOnce(name, bytes) : readDocument(name, bytes);
};

/** Stops a build before it writes anything if the content has errors. */
async function checkContent(reporter: Reporter): Promise<void> {
  const content = siteContent();
  const ofDocuments = await checkDocuments(content.from, content.documents, { read });
  const found = formatProblems({ ...content, problems: [...content.problems, ...ofDocuments] });
  if (found !== "") reporter.panic(`The content is wrong, so nothing was built:\n${found}`);
}

/**
 * Prepares the content after Gatsby has loaded its cache and before it reads content. In development it follows the
 * changes: Gatsby gets valid content, and its pages show the errors of any other.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  writeFilesForGatsby(batchedFolder, siteContent());
  // A step beside webpack reports its error.
  if (process.env.NODE_ENV === "production") return void makeEditorOnce().catch(() => undefined);
  followContent(checkSiteContent, (problems) => {
    if (problems === "") reporter.info("The content has no errors.");
    else reporter.error(`The content has errors:\n${problems}`);
    writeFilesForGatsby(batchedFolder, siteContent(), problems);
  });
};
