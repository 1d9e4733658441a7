/**
 * The rules of `npx depcruise src scripts tests`: which file may import which. ARCHITECTURE.md shows the layers.
 *
 * @see https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
 */
const { existsSync, readdirSync } = require("node:fs");
const path = require("node:path");

/** The folders by layer, lowest first. A file may import from its folder, its layer and the layers below. */
const levels = [
  ["src/site"],
  ["src/language", "src/markup"],
  ["src/markdown", "src/messages"],
  ["src/schema"],
  ["src/documents"],
  ["src/content", "src/i18n", "src/preferences"],
  ["src/sheets"],
  ["src/app", "src/changes"],
  ["src/search", "src/offline", "src/notice"],
  ["src/lists"],
  ["src/page-data"],
  ["src/components"],
  ["src/layout", "src/templates"],
  ["src/desk"],
  ["src/editor"],
  ["src/pipeline"],
  ["scripts"],
  ["tests"],
];

/** Folders with code that visitors' browsers run. */
const shipped = [
  "src/site",
  "src/language",
  "src/markup",
  "src/i18n",
  "src/preferences",
  "src/app",
  "src/search",
  "src/offline",
  "src/notice",
  "src/lists",
  "src/components",
  "src/layout",
  "src/templates",
];

/** Packages that visitors' browsers may run. */
const shippedPackages = ["react", "react-dom", "gatsby", "gatsby-plugin-react-i18next"];
const shippedScopes = ["@tanstack/", "minisearch/", "workbox-[a-z-]+/"];

/** Pages may use only the schemas that do not import zod. */
const shippedSchemas = ["^src/schema/(?:period|subject-groups)\\.ts$"];

/** Bundles replace these files, so what they import reaches no browser (`src/pipeline/bundled-content.ts`). */
const notBundled = "^src/(?:site/(?:chosen-(?:locales|lists)|layers|merge|product-content)|lists/lists-by-file)\\.ts$";

/** Tests may import the inside of a folder. */
const testFiles = ["(?:^|[./])(?:test|testing|property|spec)\\.tsx?$", "/__mocks__/"];

/** Programs that run browser tests or use their steps may import from layers above. */
const testRunners = ["^scripts/(?:generate|test)/", "^scripts/(?:build-council|test-nightly)\\.ts$"];

/** Folders with an index whose files may still be imported directly. */
const openFolders = ["src/schema/collections"];

/** Returns a pattern for the files in any of the folders. */
const filesIn = (folders) => `^(?:${folders.join("|")})/`;

/** Subfolders with an index: other files may import only that index. */
const closedFolders = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/"))
  .filter((folder) => folder.split("/").length > 2 && !openFolders.includes(folder))
  .filter((folder) => ["index.ts", "index.tsx"].some((name) => existsSync(path.join(folder, name))));

const upward = levels.slice(0, -1).map((folders, level) => ({
  name: `nothing-above-${folders.map((folder) => path.basename(folder)).join("-")}`,
  comment: "A folder imports only from folders of its layer or below: move the file, or the shared part, down.",
  severity: "error",
  from: { path: filesIn(folders), pathNot: [...testFiles, ...testRunners] },
  to: { path: filesIn(levels.slice(level + 1).flat()) },
}));

const insides = closedFolders.map((folder) => ({
  name: `no-inside-of-${path.basename(folder)}`,
  comment: "Only the folder's index may be imported from outside: export the name there, or move it to another folder.",
  severity: "error",
  from: { pathNot: [`^${folder}/`, ...testFiles] },
  to: { path: `^${folder}/(?!index\\.tsx?$)` },
}));

module.exports = {
  forbidden: [
    {
      name: "no-circle",
      comment: "Two files that import each other cannot be read alone: move their shared part to a third file.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...upward,
    ...insides,
    {
      name: "no-build-package-in-the-browser",
      comment: "Every visitor would download this package. Add it to shippedPackages if that is intended.",
      severity: "error",
      from: { path: filesIn(shipped), pathNot: [...testFiles, notBundled] },
      to: {
        dependencyTypesNot: ["type-only"],
        pathNot: [
          "^src/",
          `^node_modules/(?:${[...shippedPackages.map((name) => `${name}/`), ...shippedScopes].join("|")})`,
        ],
      },
    },
    {
      name: "no-content-check-in-the-browser",
      comment:
        "Schemas and checks import zod and YAML, which no page needs: import types, or move the rule to a file without them.",
      severity: "error",
      from: { path: filesIn(shipped), pathNot: [...testFiles, notBundled] },
      to: {
        dependencyTypesNot: ["type-only"],
        path: filesIn(["src/schema", "src/content", "src/page-data"]),
        pathNot: shippedSchemas,
      },
    },
    {
      name: "no-content-of-tests-for-importers",
      comment:
        "It changes what every importer reads. A runner loads it first: `--import`, or the configuration of tests.",
      severity: "error",
      from: { path: filesIn(["src", "scripts", "tests"]) },
      to: { path: "^tests/site/use-council\\.ts$" },
    },
    {
      name: "no-lost-import",
      comment: "The file or package does not exist, or package.json does not name it.",
      severity: "error",
      from: { path: filesIn(["src", "scripts", "tests"]) },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Copies of the project share installed packages through a symbolic link, whose target is outside of them.
    preserveSymlinks: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json"],
      mainFields: ["module", "main", "types"],
    },
  },
};
