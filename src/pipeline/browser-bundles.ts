import { readFileSync } from "node:fs";
import { buildSync } from "esbuild";
import * as z from "zod";

/**
 * esbuild's names for browsers. The other browsers of `browserslist` are Chrome under the same or an earlier version
 * number.
 */
const engines: Readonly<Record<string, string>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "ios",
};

const project = z.object({ browserslist: z.array(z.string()) });

/**
 * Returns the oldest browsers of `browserslist` in `package.json` as esbuild targets, such as `chrome95`.
 *
 * @throws for a line that is not of the form `chrome >= 95`
 */
export function listOldestBrowsers(): string[] {
  const { browserslist } = project.parse(JSON.parse(readFileSync("package.json", "utf8")));
  return browserslist.flatMap((line) => {
    const [, browser = "", version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (version === undefined) throw new Error(`browserslist in package.json has a line without a version: ${line}`);
    const engine = engines[browser];
    return engine === undefined ? [] : [`${engine}${version}`];
  });
}

/**
 * Returns esbuild's options for a script that no other transpiler processes: one minified file in memory, for the
 * oldest browsers.
 */
export function createBundleOptions() {
  return {
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: listOldestBrowsers(),
    charset: "utf8",
    legalComments: "none",
  } as const;
}

/** The inline scripts of pages, as their HTML contains them. */
export type InlineScripts = ReturnType<typeof bundleInlineScripts>;

/**
 * Bundles and minifies the inline scripts of every page, and of pages of some kinds, from their TypeScript modules (`*.inline.ts`).
 *
 * @throws if a module does not compile
 */
export function bundleInlineScripts() {
  return {
    head: bundleInlineScript("src/layout/inline/head.ts"),
    body: bundleInlineScript("src/layout/inline/body.ts"),
    result: bundleInlineScript("src/layout/inline/result.ts"),
    timetable: bundleInlineScript("src/layout/inline/timetable.ts"),
    notFound: bundleInlineScript("src/layout/inline/not-found.ts"),
  };
}

/**
 * Bundles and minifies one inline script.
 *
 * @throws if it does not compile
 */
export function bundleInlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    ...createBundleOptions(),
    define: Object.fromEntries(
      ["NODE_ENV", "GATSBY_OFFLINE"].map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? "")]),
    ),
  });
  const code = outputFiles[0]?.text.trim();
  if (!code) throw new Error(`esbuild returned no code for the inline script ${file}.`);
  if (/<\/script|<!--/i.test(code))
    throw new Error(`The inline script ${file} contains text that would close its script element.`);
  return code;
}
