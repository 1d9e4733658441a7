import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Chunk, Compilation, Compiler } from "webpack";
import { readFace } from "../face";
import { bundleInlineScripts } from "../inline-scripts";
import { shortenClassNames } from "./class-names";

/**
 * Keeps child compilations out of the hash of a compilation, by which Gatsby marks the release in every page. Webpack runs them
 * for style sheets only where its cache holds none, so a build with a cache would mark the same scripts otherwise than one
 * without: every page would change, and every visitor would load it anew. What they make is in the hash as modules.
 */
export class RepeatableHash {
  /** Called by webpack. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(RepeatableHash.name, (compilation) => {
      let children: Compilation[] = [];
      compilation.hooks.beforeHash.tap(RepeatableHash.name, () => {
        children = compilation.children;
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap(RepeatableHash.name, () => {
        compilation.children = children;
      });
    });
  }
}

/**
 * Returns whether a chunk belongs to a page and may be split, so that pages share their common code. The code of a
 * worker is one file: of several, a browser asks for the second only when the first has come and runs, and the worker
 * stands still.
 */
function isPageChunk(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading !== "import-scripts";
}

const engine = path.resolve("src", "i18n", "engine");

/** Packages that the language plugin and Gatsby import for options that this site leaves off: 2 kB and more of every visit. */
const unused = {
  "@builder.io/partytown/integration$": false,
  "browser-lang$": false,
  "gatsby-script$": false,
  outdent$: false,
} as const;

/**
 * Configures webpack by what Gatsby and webpack document. In the visitor's browser a small engine stands in for i18next
 * (`src/i18n/engine`), no source maps are published, and the code of a worker comes in one file. The pass that renders pages
 * knows their inline scripts. Classes have short names.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  if (stage === "build-html" || stage === "build-javascript")
    actions.replaceWebpackConfig(shortenClassNames(getConfig(), "src"));
  if (stage === "build-html" || stage === "develop-html") {
    actions.setWebpackConfig({
      plugins: [
        plugins.define({ INLINE_SCRIPTS: JSON.stringify(bundleInlineScripts()), FACE: JSON.stringify(readFace()) }),
      ],
    });
  }
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    plugins: [new RepeatableHash()],
    devtool: false,
    resolve: {
      alias: {
        i18next$: path.join(engine, "i18next"),
        "react-i18next$": path.join(engine, "react-i18next"),
        ...unused,
      },
    },
    optimization: { splitChunks: { chunks: isPageChunk } },
    // No element has classes of two files, so that their order says nothing.
    ignoreWarnings: [/Conflicting order/u],
  });
};
