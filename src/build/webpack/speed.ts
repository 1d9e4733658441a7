import { existsSync, readFileSync } from "node:fs";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler } from "webpack";
import { z } from "zod";
import { edition, forBrowsers } from "./older-browsers";

/** A rule of Gatsby's for scripts in TypeScript: its own, which takes others too, and its plugin's. */
const scriptRule = z.looseObject({
  test: z.instanceof(RegExp).refine((test) => test.test("page.tsx")),
  use: z.custom<(data: unknown) => unknown>((use) => typeof use === "function"),
});

/** What webpack tells of a module before it is read. */
const moduleData = z.looseObject({ realResource: z.string() });

/** How scripts are translated for what runs them: visitors' browsers, or the Node that draws the pages. */
const translations = { "build-javascript": forBrowsers, "build-html": { target: "node20" } } as const;

/**
 * Rules by which every script is translated once, and by esbuild unless Gatsby has a query to take out of it: Babel takes ten
 * times as long, and two of Gatsby's rules fit TypeScript, so that it would go through each such file twice.
 *
 * @throws where there are no longer two
 */
export function translateOnce(rules: readonly unknown[], stage: keyof typeof translations): unknown[] {
  const [own, plugins, ...others] = rules.filter((rule) => scriptRule.safeParse(rule).success);
  if (!own || !plugins || others.length > 0)
    throw new Error("Gatsby's webpack configuration no longer has two rules for scripts in TypeScript.");
  const { use, ...rule } = scriptRule.parse(own);
  const translated = {
    ...rule,
    use: (data: unknown) => {
      const { realResource: file } = moduleData.parse(data);
      if (!isPlain(file)) return use(data);
      // Gatsby's own scripts are JSX in files that end as others do.
      const loader = file.endsWith(".js") ? "jsx" : "default";
      return [{ loader: "esbuild-loader", options: { ...translations[stage], jsx: "automatic", loader } }];
    },
  };
  return rules.flatMap((given) => (given === plugins ? [] : given === own ? [translated] : [given]));
}

/** Whether Gatsby has nothing to take out of a script. What is in no file it has made itself, to name the templates. */
function isPlain(file: string): boolean {
  return existsSync(file) && !readFileSync(file, "utf8").includes("graphql`");
}

/**
 * Has scripts shrunk by swc in place of Terser, which takes five times as long for two per cent more bytes.
 *
 * @throws where Gatsby no longer shrinks them by this plugin
 */
export function shrinkQuickly(minimizers: readonly unknown[]): unknown[] {
  const others = minimizers.filter((minimizer) => !(minimizer instanceof TerserPlugin));
  if (others.length === minimizers.length)
    throw new Error("Gatsby no longer shrinks scripts by terser-webpack-plugin.");
  const options = { ecma: edition, mangle: true, compress: { ecma: edition, passes: 3 } } as const;
  // swc has threads of its own: to start a process that loads it takes longer.
  return [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, terserOptions: options }), ...others];
}

/**
 * Leaves out of webpack's cache what would tell it that its own packages have changed: to look through them takes longer
 * than all else it keeps. `clearForeignCache` forgets the cache when any code changed, packages among it.
 */
export const trustPackages = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("trustPackages", ({ compilation }) => compilation.buildDependencies.clear());
  },
};
