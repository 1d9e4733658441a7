import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Configuration, RuleSetRule } from "webpack";

/** A class in a style sheet, and also a file's ending in a `url()`, which takes a name in vain. */
const classPattern = /\.([a-z_][\w-]*)/giu;

/**
 * Gives every class of the project's CSS modules a name of two or three signs, `_` and a number to the base 36, in the
 * order of files and of classes in them. Classes of the sheets for all pages never begin with `_`. Every page holds the
 * styles of all: names made of file, class and hash are 1.9 kB of it after brotli.
 *
 * @returns the name of a class by the path of its file and its name there; undefined for other names, as of animations
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
 * Gives css-loader the short names, in the options that Gatsby has set. The passes that render pages and that write scripts
 * read the same files, so they agree. After a change of a style sheet Gatsby's cache is emptied (`before-build.ts`).
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

/** Finds the loaders with options in rules and those inside them. */
function findLoaders(rules: Rules): Extract<RuleSetRule["use"], { loader?: unknown }>[] {
  return rules.flatMap((rule) => {
    if (!rule || typeof rule !== "object") return [];
    const used = Array.isArray(rule.use) ? rule.use : [rule.use];
    return [...used.flatMap((one) => (one && typeof one === "object" ? one : [])), ...findLoaders(rule.oneOf ?? [])];
  });
}
