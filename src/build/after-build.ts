import type { GatsbyNode } from "gatsby";
import { insertAppLoader } from "./app-loader";
import { onPostBuild as writeDocumentAddresses } from "./published-documents";
import { publishFiles, removeForeignScripts, withholdScheduledDocuments } from "./published-files";
import { publishSearchIndex } from "./search-index";

/** What is done once Gatsby has made the pages, in order. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (...given) => {
  await writeDocumentAddresses?.(...given);
  await withholdScheduledDocuments();
  await removeForeignScripts();
  await publishFiles(given[0]);
  await publishSearchIndex(given[0]);
  const made = await insertAppLoader("public");
  given[0].reporter.info(`Pages made ready for visitors: ${made}.`);
};
