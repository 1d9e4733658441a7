// Gatsby compiles this file with Parcel. The pipeline is loaded by tsx, so that Parcel does not bundle it.
import { createRequire } from "node:module";
import path from "node:path";
import "tsx/cjs";

const load = createRequire(path.resolve("gatsby-config.ts"));
// Before the configuration, which reads the time zone, the locale and the day of the build.
load("./src/pipeline/environment.ts");

module.exports = load("./src/pipeline/config.ts").default;
