import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { translatePackages } from "./older-browsers";
import { readyWhenLoaded } from "./ready";
import { nameRelease } from "./release";
import { shrinkQuickly, translateOnce, trustPackages } from "./speed";
import { ignoreOrder, shortenClasses, shrinkStyles } from "./styles";
import { forgetSurroundings } from "./surroundings";
import { isOfPage } from "./workers";

const words = path.resolve("src", "i18n", "engine");

/** What is run first in place of Gatsby's own file, which it runs in its turn. */
const entry = path.resolve("src", "loading", "entry.ts");

/**
 * What the visitor's browser runs in place of React: a quarter of its bytes, by the same interface. The keys are those of
 * Gatsby's own configuration.
 */
const preact = { react: "preact/compat", "react-dom": "preact/compat" };

/** What Gatsby and its router declare types by, which nobody checks in the visitor's browser. */
const declarations = { "prop-types$": path.resolve("src", "loading", "declared-types.cjs") };

/** What the router takes for React, so that the focus is where it belongs as soon as a page is. */
const routerEffects = {
  include: /[\\/]node_modules[\\/]@gatsbyjs[\\/]reach-router[\\/]/,
  // By the same key as Preact's, whose place it takes here.
  resolve: { alias: { react: path.resolve("src", "loading", "router-effects.mjs") } },
};

/** What the language plugin and Gatsby import but never call here. */
const uncalled = {
  "@builder.io/partytown/integration$": false,
  "browser-lang$": false,
  "gatsby-script$": false,
  outdent$: false,
} as const;

/** The parts of Gatsby's configuration that are changed in place. */
const configuration = z.looseObject({
  entry: z.looseObject({ app: z.string().optional() }),
  module: z.looseObject({ rules: z.array(z.unknown()) }),
  plugins: z.array(z.unknown()),
  optimization: z.looseObject({
    minimizer: z.array(z.unknown()).default([]),
    splitChunks: z.looseObject({}).default({}),
  }),
});

/**
 * Adds nothing the pages do not need: the source maps of the browser's code stay out of `public/` unless `SCRIPT_MAPS=on`
 * asks for them, classes get short names, the language plugin gets a small engine in place of the whole of i18next, and
 * what it and Gatsby import but never call here stays out. What is made is the same without the steps of `speed.ts`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig({
    resolve: { alias: { i18next$: path.join(words, "i18next"), "react-i18next$": path.join(words, "react-i18next") } },
  });
  if (stage === "build-javascript") {
    const { app } = configuration.parse(getConfig()).entry;
    actions.setWebpackConfig({
      module: { rules: [translatePackages, routerEffects] },
      devtool: process.env.SCRIPT_MAPS === "on" ? "hidden-source-map" : false,
      resolve: {
        alias: { ...preact, "gatsby-app$": app, ...declarations, ...uncalled },
      },
    });
  }
  // Tells an error's file and line, of the script as esbuild made it: a whole map takes a fifth of this pass and half its cache.
  if (stage === "build-html") actions.setWebpackConfig({ devtool: "cheap-source-map" });
  if (stage === "build-javascript" || stage === "build-html") {
    const config = configuration.parse(getConfig());
    shortenClasses(config.module.rules);
    ignoreOrder(config.plugins);
    if (stage === "build-javascript") shrinkStyles(config.optimization.minimizer);
    if (stage === "build-html") forgetSurroundings(config.plugins, process.env);
    actions.replaceWebpackConfig({
      ...config,
      module: { ...config.module, rules: translateOnce(config.module.rules, stage) },
      plugins: [
        ...config.plugins,
        trustPackages,
        ...(stage === "build-javascript" ? [readyWhenLoaded, nameRelease] : []),
      ],
      ...(stage === "build-javascript" && {
        entry: { ...config.entry, app: entry },
        optimization: {
          ...config.optimization,
          minimizer: shrinkQuickly(config.optimization.minimizer),
          splitChunks: { ...config.optimization.splitChunks, chunks: isOfPage },
        },
      }),
    });
  }
};
