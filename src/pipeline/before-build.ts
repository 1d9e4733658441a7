import type { GatsbyNode, Reporter } from "gatsby";
import { checkDocuments } from "../content/documents";
import { batchedFolder, problemsFile } from "../content/folders";
import { filesForGatsby } from "./batched-content";
import { dropForeignCache } from "./gatsby-cache";
import { syncFolder } from "./published-folder";
import { formatProblems, siteContent } from "./site-content";

/** Stops a build with invalid content before it writes anything, and drops caches that it cannot trust. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await checkContent(reporter);
  if (process.env.NODE_ENV !== "production") return;
  const reason = dropForeignCache(process.cwd());
  if (reason) reporter.info(`Everything is built again, without the caches of the last build: ${reason}.`);
};

/** Stops a build before it writes anything if the content has errors. */
async function checkContent(reporter: Reporter): Promise<void> {
  const content = siteContent();
  const ofDocuments = await checkDocuments(content.from, content.documents);
  const found = formatProblems({ ...content, problems: [...content.problems, ...ofDocuments] });
  if (found !== "") reporter.panic(`The content is wrong, so nothing was built:\n${found}`);
}

/** Prepares the content after Gatsby has loaded its cache and before it reads content. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  const files = filesForGatsby(siteContent());
  if (process.env.NODE_ENV !== "production") files.set(problemsFile, "");
  syncFolder(batchedFolder, files);
};
