/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  // Jest would take scripts/test.mjs itself for a test.
  testMatch: ["**/*.test.ts?(x)"],
  roots: ["<rootDir>/src", "<rootDir>/scripts"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  // These have no CommonJS form, or none for a browser: one that @fastify/static imports, the table library, Preact, the
  // inner part of the PDF reader.
  transformIgnorePatterns: ["/node_modules/(?!content-disposition/|@tanstack/|preact/|unpdf/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.css$": "identity-obj-proxy",
    "^unpdf/pdfjs$": "<rootDir>/node_modules/unpdf/dist/pdfjs.mjs",
  },
};
