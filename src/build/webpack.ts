import type { GatsbyNode } from "gatsby";

/** Adds nothing the pages do not need: the source maps of the browser's code stay out of `public/`. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
