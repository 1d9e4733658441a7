const path = require("node:path");

// Social images are drawn with the site's own fonts alone (src/pipeline/social-images/draw.ts); the workers inherit this.
process.env.FONTCONFIG_FILE = path.resolve(__dirname, "src", "pipeline", "social-images", "fonts.conf");

/** @type {import("jest").Config} */
module.exports = {
  // A limit for what hangs, not for what is slow: the machine may have other work to do.
  testTimeout: 300_000,
  testEnvironment: "node",
  // Jest would leave a core to the process that only hands out files.
  maxWorkers: "100%",
  // Jest would take scripts/test.mjs itself for a test.
  testMatch: ["**/*.test.ts?(x)"],
  setupFiles: ["<rootDir>/tests/site/use-council.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/testing-library.setup.ts"],
  roots: ["<rootDir>/src", "<rootDir>/scripts"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  // These have no CommonJS form, or none for a browser: one that @fastify/static imports, the table library, the inner
  // part of the PDF reader.
  transformIgnorePatterns: ["/node_modules/(?!content-disposition/|@tanstack/|unpdf/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/class-names.cjs",
    "\\.css$": "<rootDir>/tests/class-names.cjs",
    // What the editor loads.
    "^mammoth$": "<rootDir>/node_modules/mammoth/mammoth.browser.js",
    "^unpdf/pdfjs$": "<rootDir>/node_modules/unpdf/dist/pdfjs.mjs",
  },
};
