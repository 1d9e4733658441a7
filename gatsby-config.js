// Plain JavaScript, so that Gatsby does not bundle the pipeline first.
require("tsx/cjs");
// Before the configuration, which reads the time zone, the locale and the day of the build.
require("./src/pipeline/environment.ts");

module.exports = require("./src/pipeline/config.ts").default;
