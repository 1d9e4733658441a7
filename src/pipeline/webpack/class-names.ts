import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Configuration, RuleSetRule } from "webpack";

/**
 * Matches a class in a style sheet. It also matches a file extension in a `url()`, which wastes a name but does no
 * harm.
 */
const classPattern = /\.([a-z_][\w-]*)/giu;

/**
 * Assigns a short name to every class of the project's CSS modules: `_` and a number in base 36, in the order of files
 * and their classes. Classes of global style sheets never begin with `_`. Every page contains all styles, so names of
 * file, class and hash would add 1.9 kB to it after brotli.
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
 * Sets the short names in css-loader's options, which Gatsby has created. Page rendering and script bundling read the
 * same files, so they agree. A changed style sheet clears Gatsby's cache (`before-build.ts`).
 */
export function shortenClassNames(config: Configuration, folder: string): Configuration {
  const nameOf = nameClasses(folder);
  for (const { options } of findLoaders(config.module?.rules ?? [])) {
    if (typeof options !== "object" || typeof options.modules !== "object" || !("localIdentName" in options.modules))
      continue;
    options.modules.getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
      nameOf(resourcePath, name);
  }
  return config;
}

type Rules = NonNullable<NonNullable<Configuration["module"]>["rules"]>;

/** Finds the loaders with options in rules and their nested rules. */
function findLoaders(rules: Rules): Extract<RuleSetRule["use"], { loader?: unknown }>[] {
  return rules.flatMap((rule) => {
    if (!rule || typeof rule !== "object") return [];
    const used = Array.isArray(rule.use) ? rule.use : [rule.use];
    return [...used.flatMap((one) => (one && typeof one === "object" ? one : [])), ...findLoaders(rule.oneOf ?? [])];
  });
}
