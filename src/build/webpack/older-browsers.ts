import { readFileSync } from "node:fs";
import { z } from "zod";

/**
 * The latest edition of ECMAScript that every browser of `browserslist` reads: Samsung Internet 12 knows no `?.`.
 * `tests/browsers.spec.ts` holds what is published against the browsers themselves.
 */
export const edition = 2019;

/** How esbuild translates scripts for them. */
export const forBrowsers = {
  target: `es${edition}`,
  // Younger, and both are webpack's to replace: the first says where a worker's code is, the second loads a part of the app.
  supported: { "import-meta": true, "dynamic-import": true },
} as const;

/**
 * Has packages translated for visitors' browsers. Gatsby leaves them as they are written where all browsers know modules
 * (Chrome 61), and the table library is written for Chrome 85.
 */
export const translatePackages = {
  test: /\.m?js$/,
  include: /[\\/]node_modules[\\/]/,
  use: [{ loader: "esbuild-loader", options: forBrowsers }],
} as const;

/** esbuild's names of browsers. The others of `browserslist` are Chrome of their own number or an earlier one. */
const engines: Readonly<Record<string, string>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "ios",
};

const project = z.object({ browserslist: z.array(z.string()) });

/** The oldest browsers of `browserslist`, as esbuild names them where it writes styles: `chrome80`. */
export function oldestBrowsers(): string[] {
  const { browserslist } = project.parse(JSON.parse(readFileSync("package.json", "utf8")));
  return browserslist.flatMap((line) => {
    const [, browser = "", version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (version === undefined) throw new Error(`browserslist in package.json has a line without a version: ${line}`);
    const engine = engines[browser];
    return engine === undefined ? [] : [`${engine}${version}`];
  });
}
