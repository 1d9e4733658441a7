import type { GatsbyNode } from "gatsby";
import { batchContent } from "./batched-content";
import { checkContent } from "./content-check";
import { removeFormerFiles } from "./former-files";
import { dropForeignCache } from "./gatsby-cache";
import { publicFolder } from "./published-folder";

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
