import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { classNameOf } from "./class-names";

const words = path.resolve("src", "i18n", "engine");

/**
 * What the visitor's browser runs in place of React: a quarter of its bytes, by the same interface. The keys are those of
 * Gatsby's own configuration.
 */
const preact = { react: "preact/compat", "react-dom": "preact/compat" };

/** As much of a rule as leads to the options of css-loader. */
const ruleShape = z.looseObject({
  oneOf: z.array(z.unknown()).optional(),
  use: z.union([z.array(z.unknown()), z.unknown()]).optional(),
});
/** The plugin that takes styles out of scripts, by an option that only it has. */
const extraction = z.looseObject({
  options: z.custom<{ ignoreOrder: boolean }>(
    (options) => typeof options === "object" && options !== null && "ignoreOrder" in options,
  ),
});
const loaderShape = z.looseObject({ loader: z.string(), options: z.looseObject({ modules: z.unknown() }) });

/**
 * Adds nothing the pages do not need: the source maps of the browser's code stay out of `public/` unless `SCRIPT_MAPS=on`
 * asks for them, classes get short names, the language plugin gets a small engine in place of the whole of i18next, and
 * what it and Gatsby import but never call here stays out.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig({
    resolve: { alias: { i18next$: path.join(words, "i18next"), "react-i18next$": path.join(words, "react-i18next") } },
  });
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: process.env.SCRIPT_MAPS === "on" ? "hidden-source-map" : false,
      resolve: { alias: { ...preact, outdent$: false, "browser-lang$": false, "gatsby-script$": false } },
    });
  }
  if (stage === "build-javascript" || stage === "build-html") {
    const config: unknown = getConfig();
    const { module, plugins } = z
      .looseObject({ module: z.looseObject({ rules: z.array(z.unknown()) }), plugins: z.array(z.unknown()) })
      .parse(config);
    // No element has classes of two files, so that their order says nothing.
    for (const plugin of plugins) {
      const found = extraction.safeParse(plugin);
      if (found.success) found.data.options.ignoreOrder = true;
    }
    if (nameClasses(module.rules) === 0) throw new Error("Gatsby's webpack configuration has no CSS modules to name.");
    actions.replaceWebpackConfig(z.record(z.string(), z.unknown()).parse(config));
  }
};

/** Sets how classes are named in every css-loader below the rules; gives how many there are. */
function nameClasses(rules: readonly unknown[]): number {
  let named = 0;
  for (const given of rules) {
    const rule = ruleShape.safeParse(given).data;
    if (rule?.oneOf) named += nameClasses(rule.oneOf);
    for (const use of Array.isArray(rule?.use) ? rule.use : []) {
      const loader = loaderShape.safeParse(use).data;
      if (!loader?.loader.includes("css-loader") || typeof loader.options.modules !== "object") continue;
      named += 1;
      Object.assign(loader.options.modules ?? {}, {
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
          classNameOf(resourcePath, name),
      });
    }
  }
  return named;
}
