import path from "node:path";
import { build, type Plugin } from "esbuild";
import { councilText, vocabularyTexts } from "../../../schema/vocabulary-files";

/** The scripts and styles of the editor by the names of their files; each script's bundle has a style of its own. */
export type EditorBundle = ReadonlyMap<string, string>;

const rooms = path.resolve("src");

/**
 * In the preview the site's pages draw themselves, with three things in the place of what only the site has: what
 * every page says of itself, what goes into a document's head, and lists with filters.
 */
const standIns: Readonly<Record<string, string>> = {
  [path.join(rooms, "components/Page")]: "editor/preview/page.tsx",
  [path.join(rooms, "components/PageHead")]: "editor/preview/no-head.ts",
  [path.join(rooms, "lists")]: "editor/preview/listing.ts",
  gatsby: "editor/preview/no-gatsby.ts",
};

const inPreview: Plugin = {
  name: "stand-ins",
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\/|^gatsby$/ }, ({ path: asked, resolveDir, importer }) => {
      // The stand-in itself may use what it stands in for.
      if (importer.startsWith(path.join(rooms, "editor"))) return undefined;
      const whole = asked === "gatsby" ? asked : path.resolve(resolveDir, asked);
      const standIn = standIns[whole];
      return standIn === undefined ? undefined : { path: path.join(rooms, standIn) };
    });
  },
};

/** In the browser there are no files: the vocabularies and the settings are part of the bundle. */
const withVocabularies: Plugin = {
  name: "vocabularies",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]schema[\\/]vocabulary-files\.ts$/ }, () => ({
      contents: Object.entries({ vocabularyTexts, councilText })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n"),
    }));
  },
};

/** The browser does not check published documents by their digests. */
const withoutDigests: Plugin = {
  name: "digests",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:crypto$/ }, ({ path: name }) => ({ path: name, namespace: "absent" }));
    onLoad({ filter: /./, namespace: "absent" }, () => ({
      contents: 'export function createHash() { throw new Error("The browser computes no digests."); }',
    }));
  },
};

/** Bundles the editor's scripts and styles. Throws with esbuild's own words where they cannot be. */
export async function bundleEditor(): Promise<EditorBundle> {
  const { outputFiles } = await build({
    entryPoints: {
      batch: "src/editor/batch/index.tsx",
      before: "src/editor/before.ts",
      boot: "src/editor/boot.ts",
      health: "src/editor/health/index.ts",
      documents: "src/editor/document-reader.ts",
      word: "src/editor/word/reader.ts",
      "sign-in": "src/editor/sign-in.ts",
      editor: "src/editor/editor.css",
    },
    outdir: "out",
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["chrome100", "firefox100", "safari15.4"],
    jsx: "automatic",
    charset: "utf8",
    // By default .tsx goes first, and a folder has both groups.ts and Groups.tsx.
    resolveExtensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    // In Node it uses Node's own buffers.
    alias: { "csv-parse/sync": "csv-parse/browser/esm/sync" },
    loader: { ".woff2": "empty", ".woff": "empty" },
    define: {
      // What the site reads from Node's environment when it is built has no other value here.
      "process.env.NODE_ENV": '"production"',
      // The reader of PDF uses these in Node alone.
      "import.meta.resolve": "undefined",
      "import.meta.url": '""',
    },
    plugins: [inPreview, withVocabularies, withoutDigests],
    logLevel: "warning",
  });
  return new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
}
