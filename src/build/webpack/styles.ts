import { transform } from "esbuild";
import { z } from "zod";
import { classNameOf } from "./class-names";
import { oldestBrowsers } from "./older-browsers";

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
/** The plugin that shrinks styles, by the options that only it has. */
const styleMinimizer = z.looseObject({
  options: z.custom<{ minify: unknown; parallel: unknown }>(
    (options) =>
      typeof options === "object" && options !== null && "minify" in options && "minimizerOptions" in options,
  ),
});
const loaderShape = z.looseObject({ loader: z.string(), options: z.looseObject({ modules: z.unknown() }) });

/** Gives classes short names. Throws where no rule makes CSS modules, since Gatsby's configuration is then another. */
export function shortenClasses(rules: readonly unknown[]): void {
  if (nameClasses(rules) === 0) throw new Error("Gatsby's webpack configuration has no CSS modules to name.");
}

/** Leaves out the warnings about the order of styles: no element has classes of two files, so that it says nothing. */
export function ignoreOrder(plugins: readonly unknown[]): void {
  for (const plugin of plugins) {
    const found = extraction.safeParse(plugin);
    if (found.success) found.data.options.ignoreOrder = true;
  }
}

/**
 * Has styles shrunk by esbuild, where they are bundled: by cssnano, in a process of its own, they take a second more, and a
 * page has 140 bytes more of them, since it puts what stands in a rule in another order.
 *
 * @throws where Gatsby no longer shrinks them by css-minimizer-webpack-plugin
 */
export function shrinkStyles(minimizers: readonly unknown[]): void {
  const found = minimizers.map((minimizer) => styleMinimizer.safeParse(minimizer)).find(({ success }) => success);
  if (!found?.data) throw new Error("Gatsby no longer shrinks styles by css-minimizer-webpack-plugin.");
  const target = oldestBrowsers();
  Object.assign(found.data.options, {
    parallel: false,
    minify: async (input: unknown) => {
      const [style = ""] = Object.values(z.record(z.string(), z.string()).parse(input));
      const { code, warnings } = await transform(style, { loader: "css", minify: true, target });
      return { code, warnings: warnings.map(({ text }) => text) };
    },
  });
}

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
