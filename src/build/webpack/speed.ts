import { readFileSync } from "node:fs";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler } from "webpack";
import { z } from "zod";
import { edition } from "./older-browsers";

/** A rule of Gatsby's for scripts in TypeScript: its own, which takes others too, and its plugin's. */
const scriptRule = z.looseObject({
  test: z.instanceof(RegExp).refine((test) => test.test("page.tsx")),
  use: z.custom<(data: unknown) => unknown>((use) => typeof use === "function"),
});

/** What webpack tells of a module before it is read. */
const moduleData = z.looseObject({ realResource: z.string() });

/** What translates a script that has no query in it, for the Node that draws the pages, in a tenth of Babel's time. */
const quickLoader = { loader: "esbuild-loader", options: { target: "node20", jsx: "automatic" } };

/**
 * Rules by which every script is translated once. Two of Gatsby's fit TypeScript, so that Babel would go through each such
 * file twice. In the pass that draws the pages esbuild takes those without a query; visitors' browsers are older than
 * Node, and what Babel does for them esbuild does not do.
 *
 * @throws where there are no longer two
 */
export function translateOnce(rules: readonly unknown[], stage: "build-javascript" | "build-html"): unknown[] {
  const [own, plugins, ...others] = rules.filter((rule) => scriptRule.safeParse(rule).success);
  if (!own || !plugins || others.length > 0)
    throw new Error("Gatsby's webpack configuration no longer has two rules for scripts in TypeScript.");
  const { use, ...rule } = scriptRule.parse(own);
  const translated =
    stage === "build-html" ? { ...rule, use: (data: unknown) => (isPlain(data) ? [quickLoader] : use(data)) } : own;
  return rules.flatMap((given) => (given === plugins ? [] : given === own ? [translated] : [given]));
}

/** Whether a script is in TypeScript and Gatsby has nothing to take out of it. */
function isPlain(data: unknown): boolean {
  const { realResource } = moduleData.parse(data);
  return /\.tsx?$/.test(realResource) && !readFileSync(realResource, "utf8").includes("graphql`");
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
  return [new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: options }), ...others];
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
