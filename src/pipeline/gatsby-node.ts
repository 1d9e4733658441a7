export { onPreBootstrap, onPreInit } from "./before-build";
export { onCreateNode } from "./documents";
export { onPreExtractQueries } from "./fonts";
export { createPages } from "./pages";
export { onPostBootstrap, onPostBuild } from "./postbuild/steps";
export { createSchemaCustomization } from "./schema";
export { onCreateDevServer } from "./search-index";
export { onCreateWebpackConfig } from "./webpack";
