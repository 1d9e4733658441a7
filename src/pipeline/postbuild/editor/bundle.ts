import path from "node:path";
import { build, type Plugin } from "esbuild";
import * as z from "zod";
import { localeCodes } from "../../../site/locales";
import { editorModules, keepMessages, replaceModules } from "../../bundled-content";
import { readInterfaceFile } from "../../interface-messages";
import type { Recall } from "../../made-files";

/** The editor's scripts and styles by file name. The bundle of each script has a style sheet of the same name. */
export type EditorBundle = ReadonlyMap<string, string>;

const rooms = path.resolve("src");

/**
 * Replacements in the preview, which renders the site's pages. They replace what only the site has: the content common
 * to all pages, document metadata, lists with filters, and a parser of HTML, which a browser has.
 */
const standIns: Readonly<Record<string, string>> = {
  [path.join(rooms, "components/Page")]: "editor/preview/stand-ins.tsx",
  [path.join(rooms, "components/PageHead")]: "editor/preview/stand-ins.tsx",
  [path.join(rooms, "lists")]: "editor/preview/stand-ins.tsx",
  gatsby: "editor/preview/no-gatsby.ts",
  "sanitize-html": "editor/preview/clean-html.ts",
};

const inPreview: Plugin = {
  name: "stand-ins",
  setup({ onResolve }) {
    // esbuild waits for this process at each path that matches.
    const names = Object.keys(standIns).map((whole) => path.basename(whole));
    onResolve({ filter: new RegExp(`(?:^|/)(?:${names.join("|")})$`) }, ({ path: asked, resolveDir, importer }) => {
      // A replacement may import the module that it replaces.
      if (importer.startsWith(path.join(rooms, "editor"))) return undefined;
      const whole = asked in standIns ? asked : path.resolve(resolveDir, asked);
      const standIn = standIns[whole];
      return standIn === undefined ? undefined : { path: path.join(rooms, standIn) };
    });
  },
};

/** Replaces Node's crypto module: the browser does not check published documents by their digests. */
const withoutDigests: Plugin = {
  name: "digests",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:crypto$/ }, ({ path: name }) => ({ path: name, namespace: "absent" }));
    onLoad({ filter: /./, namespace: "absent" }, () => ({
      contents: 'export function createHash() { throw new Error("The browser computes no digests."); }',
    }));
  },
};

/** Matches the keys of messages that only commands and the build use. */
export const ofCommands = new RegExp(
  [
    /^(?:create|import|migrate|open|tasks|upgrade|values|verify)\./u,
    /^(?:code-owner|repository|search-word|ledger-(?:lost|unknown)|report-(?:clean|warnings|errors))/u,
    /^list-(?:word|field|reserved|taken|path|folder|needs|long|title|label|range|unshown|facet)/u,
    /^(?:health\.(?:changed-below|dead|more|never|reviewed|translations)|sheet\.(?:collection|exists|missing))/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "u",
);

const stored = z.record(z.string(), z.string());

/**
 * Bundles the editor's scripts and styles.
 *
 * @param recall returns the bundle of an earlier build with the same content
 * @throws esbuild's errors
 */
export async function bundleEditor(recall: Recall): Promise<EditorBundle> {
  const messages = JSON.stringify(Object.fromEntries(localeCodes.map((code) => [code, readInterfaceFile(code)])));
  const bundle = await recall(["editor", messages, editorModules], async () =>
    Buffer.from(JSON.stringify(await runEsbuild(messages))),
  );
  return new Map(Object.entries(stored.parse(JSON.parse(Buffer.from(bundle).toString()))));
}

/** Bundles the editor with the interface messages in JSON, and returns the text of each file by its name. */
async function runEsbuild(messages: string): Promise<z.output<typeof stored>> {
  const { outputFiles } = await build({
    entryPoints: {
      batch: "src/editor/batch/index.tsx",
      form: "src/editor/form/index.tsx",
      health: "src/editor/health/index.ts",
      preview: "src/editor/preview/styled-preview.ts",
      requests: "src/editor/requests/index.tsx",
      editor: "src/editor/editor.css",
    },
    outdir: "out",
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    // The pages share what they have in common, and load readers of documents and texts when they need them.
    splitting: true,
    entryNames: "[name].[hash]",
    chunkNames: "part.[hash]",
    target: ["chrome100", "firefox100", "safari15.4"],
    jsx: "automatic",
    charset: "utf8",
    // By default .tsx takes precedence, and a folder has both groups.ts and Groups.tsx.
    resolveExtensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    // In Node the package uses Node's buffers.
    alias: { "csv-parse/sync": "csv-parse/browser/esm/sync" },
    loader: { ".woff2": "empty", ".woff": "empty" },
    define: {
      // The site reads Node's environment at build time; this bundle has no other variable of it.
      "process.env.NODE_ENV": '"production"',
      INTERFACE_MESSAGES: messages,
      // The PDF reader uses these in Node only.
      "import.meta.resolve": "undefined",
      "import.meta.url": '""',
    },
    plugins: [inPreview, replaceModules(editorModules), keepMessages((key) => !ofCommands.test(key)), withoutDigests],
    logLevel: "warning",
  });
  return Object.fromEntries(outputFiles.map((file) => [path.basename(file.path), file.text]));
}
