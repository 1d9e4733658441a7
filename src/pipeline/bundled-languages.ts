import type { Plugin } from "esbuild";
import { chosenLocales, isListInvalid, textCodes } from "../site/chosen-locales";

/** Returns the code of a module that exports constants. */
export function exportConstants(constants: Readonly<Record<string, unknown>>): string {
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/**
 * The code of the module that replaces `src/site/chosen-locales.ts` in bundles. Browsers have no files, and get no
 * language that the site does not have.
 */
export const languagesModule = exportConstants({ chosenLocales, textCodes, isListInvalid });

/** Replaces the module in bundles of esbuild. */
export const withLanguages: Plugin = {
  name: "languages",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]site[\\/]chosen-locales\.ts$/ }, () => ({ contents: languagesModule }));
  },
};
