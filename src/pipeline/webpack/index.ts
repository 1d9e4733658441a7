import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Chunk, Compilation, Compiler, Configuration } from "webpack";
import { readBranding } from "../branding";
import { bundleInlineScripts } from "../browser-bundles";
import { pageModules } from "../bundled-content";
import { unusedStyleSheets } from "../fonts";
import { keepFiles, publicFolder } from "../published-folder";

/**
 * Matches a class in a style sheet. It also matches a file extension in a `url()`, which wastes a name but does no
 * harm.
 */
const classPattern = /\.([a-z_][\w-]*)/giu;

/**
 * Assigns a short name to every class of the project's CSS modules: `_` and a number in base 36, in the order of files
 * and their classes. Classes of global style sheets never begin with `_`. Every page contains its styles, so css-loader's
 * names of four letters would add 0.4 kB to it after brotli.
 *
 * @returns a function from a file path and a class name to the short name; undefined for other names, such as
 * animations
 */
export function nameClasses(folder: string): (file: string, name: string) => string | undefined {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
  const names = new Map<string, string>();
  for (const file of sheets.map((sheet) => path.resolve(folder, sheet)).sort()) {
    for (const [, name] of readFileSync(file, "utf8").matchAll(classPattern)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, `_${names.size.toString(36)}`);
    }
  }
  return (file, name) => names.get(`${file} ${name}`);
}

/**
 * Adds a rule for CSS modules before Gatsby's own, with the same loaders and short names. Page rendering and script
 * bundling read the same files, so they agree. A changed style sheet clears Gatsby's cache (`before-build.ts`).
 */
function shortenClassNames(
  config: Configuration,
  { stage, loaders }: Pick<CreateWebpackConfigArgs, "stage" | "loaders">,
): void {
  const nameOf = nameClasses("src");
  const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
    nameOf(resourcePath, name);
  const extract = stage === "build-html" ? [] : [loaders.miniCssExtract({ modules: true })];
  const css = loaders.css({ modules: { getLocalIdent }, importLoaders: 1 });
  const sheets = { test: /\.module\.css$/u, use: [...extract, css, loaders.postcss()] };
  for (const rule of config.module?.rules ?? [])
    if (rule && typeof rule === "object" && rule.oneOf) rule.oneOf = [sheets, ...rule.oneOf];
}

/** Matches a constant of the whole environment, which Gatsby defines for rendering, that it does not define for browsers. */
const otherVariable = /^process\.env\.(?!GATSBY_|NODE_ENV$|PUBLIC_DIR$|BUILD_STAGE$|CYPRESS_SUPPORT$)/u;

/**
 * Defines the same environment variables for rendering as for browsers. Webpack compiles everything again if their names
 * differ from those of the build before, and Gatsby then renders every page again.
 */
function omitOtherVariables(config: Configuration): void {
  for (const plugin of config.plugins ?? []) {
    if (!plugin || !("definitions" in plugin) || typeof plugin.definitions !== "object") continue;
    const definitions = Object.entries({ ...plugin.definitions });
    plugin.definitions = Object.fromEntries(definitions.filter(([name]) => !otherVariable.test(name)));
  }
}

/**
 * Excludes child compilations from the compilation hash. Gatsby writes this hash into every page, and renders every
 * page again if it changes. Webpack runs child compilations for style sheets, but only if its cache lacks their
 * results. Without this plugin, a build with a cache would mark the same scripts differently: every page would change,
 * and every visitor would reload it. The output of child compilations is still part of the hash, as modules.
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
 * Omits the code of webpack, Gatsby and the loaders from webpack's cache. To find it takes eight seconds, and a build with
 * other code or packages begins without caches (`findDoubt`).
 */
class TrustedCache {
  /** Registers the hook; called by webpack. */
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(TrustedCache.name, ({ compilation }) => compilation.buildDependencies.clear());
  }
}

/** Marks the files that webpack emitted or reused from its cache as part of the build. */
class KeptAssets {
  /** Registers the hook; called by webpack. */
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(KeptAssets.name, ({ assets }) => keepFiles(publicFolder, Object.keys(assets)));
  }
}

/**
 * Restricts styles to the sheets of the app and of the templates, which Gatsby inlines. A chunk that loads later would
 * bring a second copy in a file of its own.
 */
class SheetsOfPages {
  /** Registers the hooks; called by webpack. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(SheetsOfPages.name, (compilation) => {
      compilation.hooks.optimizeChunks.tap(SheetsOfPages.name, (chunks) => {
        const { chunkGraph } = compilation;
        for (const chunk of chunks)
          if (!hasSheet(chunk))
            for (const module of chunkGraph.getChunkModules(chunk))
              if (module.type === "css/mini-extract") chunkGraph.disconnectChunkAndModule(chunk, module);
      });
    });
  }
}

const hasSheet = ({ name }: Chunk) => name === "app" || name?.startsWith("component---") === true;

/**
 * Checks whether a chunk belongs to a page and may be split, so that pages share common code. A worker must be one
 * file. With several, a browser requests the second only once the first runs, and the worker waits.
 */
function isPageChunk(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading !== "import-scripts";
}

const engine = path.resolve("src", "i18n", "engine.tsx");

const withoutFonts = Object.fromEntries(unusedStyleSheets.map((file) => [path.resolve(file), false]));

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
 * Configures webpack through documented APIs of Gatsby and webpack. A small engine replaces i18next
 * (`src/i18n/engine.tsx`). No source maps are published, worker code is one file, and scripts and names of files are
 * short. The rendering of pages has access to their inline scripts. Class names are short. Scripts contain only the
 * languages of the site.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, actions, plugins, getConfig } = args;
  if (stage === "build-html" || stage === "build-javascript") {
    const config: Configuration = getConfig();
    shortenClassNames(config, args);
    config.plugins = [...(config.plugins ?? []), new RepeatableHash(), new TrustedCache()];
    // Nobody reads the source maps of a build. Development has them.
    config.devtool = false;
    omitOtherVariables(config);
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
  actions.setWebpackConfig({
    plugins: Object.entries(pageModules).map(([name, code]) => {
      const asked = new RegExp(`[\\\\/]${path.basename(name)}$`, "u");
      // In base64, because webpack reads other data as ASCII.
      return plugins.normalModuleReplacement(
        asked,
        `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`,
      );
    }),
    resolve: { alias: { i18next$: engine, "react-i18next$": engine, ...withoutFonts } },
  });
  if (stage === "build-html" || stage === "develop-html") {
    actions.setWebpackConfig({
      plugins: [
        plugins.define({ INLINE_SCRIPTS: JSON.stringify(bundleInlineScripts()), FACE: JSON.stringify(readBranding()) }),
      ],
    });
  }
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    plugins: [new KeptAssets(), new SheetsOfPages()],
    module: { rules: [languagePlugin] },
    resolve: { alias: unused },
    optimization: { splitChunks: { chunks: isPageChunk, cacheGroups: { styles: false, shared: { name: false } } } },
    // No rule may depend on the order of two components' sheets.
    ignoreWarnings: [/Conflicting order/u],
  });
};
