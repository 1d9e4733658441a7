// Plain JavaScript, so that Gatsby does not bundle the pipeline first.
require("tsx/cjs");

module.exports = require("./src/pipeline/gatsby-node.ts");
