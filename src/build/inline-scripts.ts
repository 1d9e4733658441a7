import path from "node:path";
import { buildSync } from "esbuild";
import { browserBundle } from "./browsers";

/** The inline scripts of every page, as they are written into its HTML. */
export interface InlineScripts {
  readonly head: string;
  readonly body: string;
}

/**
 * Bundles and minifies the inline scripts of every page from their TypeScript modules (`*.inline.ts`).
 *
 * @throws where a module does not compile
 */
export function bundleInlineScripts(): InlineScripts {
  return { head: bundle("head"), body: bundle("body") };
}

function bundle(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src", "layout", "inline", `${name}.ts`)],
    ...browserBundle(),
    define: Object.fromEntries(
      ["NODE_ENV", "GATSBY_OFFLINE"].map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? "")]),
    ),
  });
  const code = outputFiles[0]?.text.trim();
  if (!code) throw new Error(`esbuild made nothing of the inline script ${name}.`);
  if (/<\/script|<!--/i.test(code)) throw new Error(`The inline script ${name} would end its own element.`);
  return code;
}
