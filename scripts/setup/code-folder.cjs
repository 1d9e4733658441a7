// A CommonJS file, since the tools that load `run.mjs` do not agree on `import.meta`.
const path = require("node:path");

/** The folder of the code: the project's, or its copy beside a council's content. */
module.exports = path.resolve(__dirname, "..", "..");
