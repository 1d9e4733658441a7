import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { readyWhenLoaded } from "./ready";
import { isOfPage } from "./workers";

const engine = path.resolve("src", "i18n", "engine");

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

/** The parts of Gatsby's configuration that are changed in place. */
const configuration = z.looseObject({ entry: z.looseObject({ app: z.string().optional() }) });

/**
 * Configures the code of the visitor's browser, by what Gatsby and webpack document: a small engine stands in for i18next
 * (`src/i18n/engine`), no source maps are published, and the code of a worker comes in one file.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  if (stage !== "build-javascript") return;
  const { app } = configuration.parse(getConfig()).entry;
  actions.setWebpackConfig({
    devtool: false,
    module: { rules: [routerEffects] },
    resolve: {
      alias: {
        i18next$: path.join(engine, "i18next"),
        "react-i18next$": path.join(engine, "react-i18next"),
        ...preact,
        "gatsby-app$": app,
        ...declarations,
      },
    },
    optimization: { splitChunks: { chunks: isOfPage } },
    plugins: [readyWhenLoaded],
    // No element has classes of two files, so that their order says nothing.
    ignoreWarnings: [/Conflicting order/u],
  });
  const config = configuration.parse(getConfig());
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, app: entry } });
};
