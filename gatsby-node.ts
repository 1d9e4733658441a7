export { onPreBootstrap, onPreInit } from "./src/build/before-build";
export { onPreExtractQueries } from "./src/build/fonts";
export { createPages } from "./src/build/pages";
export { onPostBuild } from "./src/build/postbuild/steps";
export { onCreateNode, onPostBootstrap } from "./src/build/published-documents";
export { createSchemaCustomization } from "./src/build/schema";
export { onCreateDevServer } from "./src/build/search-index";
export { onCreateWebpackConfig } from "./src/build/webpack";
