import type { GatsbyNode } from "gatsby";
import { stampGatsbyCache } from "../gatsby-cache";
import { publicFolder } from "../published-folder";
import { runSteps } from "./run-steps";
import { steps } from "./steps";

/** Finishes the published folder. Gatsby runs the site's own `onPostBuild` after that of every plugin. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await runSteps(steps, { args, folder: publicFolder, environment: process.env });
  stampGatsbyCache(process.cwd());
};
