import type { GatsbyNode } from "gatsby";
import { removeFormerFiles } from "./former-files";
import { gatherContent } from "./gathered-content";

/** Prepares a build once Gatsby has read its cache, and before it reads any content; nothing of it is for development. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (process.env.NODE_ENV !== "production") return;
  removeFormerFiles("public");
  gatherContent();
};
