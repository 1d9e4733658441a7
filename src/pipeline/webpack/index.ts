import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Chunk, Compilation, Compiler } from "webpack";
import { bundleInlineScripts } from "../browser-bundles";
import { languagesModule } from "../bundled-languages";
import { readFace } from "../face";
import { shortenClassNames } from "./class-names";

/**
 * Excludes child compilations from the compilation hash, with which Gatsby marks the release in every page. Webpack
 * runs them for style sheets only if its cache has none. Without this plugin, a build with a cache would mark the same
 * scripts differently: every page would change, and every visitor would reload it. The output of child compilations is
 * still part of the hash, as modules.
 */
export class RepeatableHash {
  /** Registers the hooks; called by webpack. */
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
 * Checks whether a chunk belongs to a page and may be split, so that pages share common code. A worker must be one
 * file. With several, a browser requests the second only once the first runs, and the worker waits.
 */
function isPageChunk(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading !== "import-scripts";
}

const engine = path.resolve("src", "i18n", "engine");

/**
 * Modules that the language plugin and Gatsby import for unused options. They would add at least 2 kB to every visit.
 */
const unused = {
  "@builder.io/partytown/integration$": false,
  "browser-lang$": false,
  "gatsby-script$": false,
  outdent$: false,
  [path.resolve(".cache", "register-service-worker.js")]: false,
} as const;

/**
 * The language plugin needs Gatsby's functions for redirects only, which are off. Since it requires the whole package, the
 * components of links and slices would add another 2 kB.
 */
const languagePlugin = {
  include: /[\\/]gatsby-plugin-react-i18next[\\/]/u,
  resolve: { alias: { gatsby$: false } },
} as const;

/** The syntax that all browsers of `browserslist` support. Gatsby's own settings are for ES5. */
const syntax = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  optionalChaining: true,
  templateLiteral: true,
} as const;

/** Options of the minifier, for the same browsers. Only classes and functions with `this` are called with `new`. */
const terserOptions = { ecma: 2020, compress: { unsafe_arrows: true } } as const;

/**
 * Configures webpack through documented APIs of Gatsby and webpack. In the browser a small engine replaces i18next
 * (`src/i18n/engine`), no source maps are published, worker code is one file, and scripts and names of files are short.
 * The rendering of pages has access to their inline scripts. Class names are short. Scripts contain the site's languages
 * alone.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  if (stage === "build-html" || stage === "build-javascript") {
    const config = shortenClassNames(getConfig(), "src");
    if (stage === "build-javascript") {
      config.optimization = {
        ...config.optimization,
        minimizer: [plugins.minifyJs({ terserOptions }), plugins.minifyCss()],
      };
      // `setWebpackConfig` ignores it. Pages and the runtime list all files, and no hash can be compressed.
      config.output = { ...config.output, hashDigestLength: 8, environment: syntax };
    }
    actions.replaceWebpackConfig(config);
  }
  // In base64, because webpack reads other data as ASCII.
  const languages = `data:text/javascript;base64,${Buffer.from(languagesModule).toString("base64")}`;
  actions.setWebpackConfig({ plugins: [plugins.normalModuleReplacement(/[\\/]chosen-locales$/u, languages)] });
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
    module: { rules: [languagePlugin] },
    resolve: {
      alias: {
        i18next$: path.join(engine, "i18next"),
        "react-i18next$": path.join(engine, "react-i18next"),
        ...unused,
      },
    },
    optimization: { splitChunks: { chunks: isPageChunk, cacheGroups: { shared: { name: false } } } },
    // No element has classes from two files, so their order does not matter.
    ignoreWarnings: [/Conflicting order/u],
  });
};
