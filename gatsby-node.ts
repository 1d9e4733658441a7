export { onPreBootstrap, onPreInit } from "./src/pipeline/before-build";
export { onCreateNode, onPostBootstrap } from "./src/pipeline/documents";
export { onPreExtractQueries } from "./src/pipeline/fonts";
export { createPages } from "./src/pipeline/pages";
export { onPostBuild } from "./src/pipeline/postbuild/steps";
export { createSchemaCustomization } from "./src/pipeline/schema";
export { onCreateDevServer } from "./src/pipeline/search-index";
export { onCreateWebpackConfig } from "./src/pipeline/webpack";
