const path = require("node:path");

// Without the fonts of the machine, so that the test of share cards needs those of the site. Workers inherit this.
process.env.FONTCONFIG_FILE = path.resolve(__dirname, "src", "pipeline", "share-cards", "fonts.conf");

/** @type {import("jest").Config} */
module.exports = {
  // For tests that hang, not for slow ones: the machine may be busy.
  testTimeout: 300_000,
  testEnvironment: "node",
  // By default Jest reserves a core for the process that only distributes files.
  maxWorkers: "100%",
  // By default Jest would treat scripts/test.mjs as a test.
  testMatch: ["**/*.test.ts?(x)"],
  // Jest records the seconds of each file here, and begins with the slowest in the next run.
  cacheDirectory: "<rootDir>/.trial/jest",
  setupFiles: ["<rootDir>/tests/site/use-council.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/testing-library.setup.ts"],
  roots: ["<rootDir>/src", "<rootDir>/scripts"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  // Packages without a CommonJS build, or without one for browsers: a dependency of @fastify/static, the table library,
  // the core of the PDF reader.
  transformIgnorePatterns: ["/node_modules/(?!content-disposition/|@tanstack/|unpdf/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/class-names.cjs",
    "\\.css$": "<rootDir>/tests/class-names.cjs",
    // The builds that the editor loads.
    "^mammoth$": "<rootDir>/node_modules/mammoth/mammoth.browser.js",
    "^unpdf/pdfjs$": "<rootDir>/node_modules/unpdf/dist/pdfjs.mjs",
  },
};
