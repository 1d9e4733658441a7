// Gatsby compiles this file with Parcel. The pipeline is loaded by tsx, so that Parcel does not bundle it.
import { createRequire } from "node:module";
import path from "node:path";
import "tsx/cjs";

module.exports = createRequire(path.resolve("gatsby-node.ts"))("./src/pipeline/gatsby-node.ts");
