import { buildSync } from "esbuild";
import { browserBundle } from "./browsers";

/** The inline scripts of every page, as its HTML contains them. */
export interface InlineScripts {
  readonly head: string;
  readonly body: string;
}

/**
 * Bundles and minifies the inline scripts of every page from their TypeScript modules (`*.inline.ts`).
 *
 * @throws if a module does not compile
 */
export function bundleInlineScripts(): InlineScripts {
  return {
    head: bundleInlineScript("src/layout/inline/head.ts"),
    body: bundleInlineScript("src/layout/inline/body.ts"),
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
    ...browserBundle(),
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
