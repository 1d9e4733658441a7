import type { Plugin } from "esbuild";
import { chosenLocales, isListInvalid, textCodes } from "../site/chosen-locales";

/** Returns the code of a module that exports constants. */
export function exportConstants(constants: Readonly<Record<string, unknown>>): string {
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/**
 * The code of the module that replaces `src/site/chosen-locales.ts` in bundles. Browsers cannot read files, and need
 * only the languages of the site.
 */
export const languagesModule = exportConstants({ chosenLocales, textCodes, isListInvalid });

/** Returns a plugin of esbuild that replaces the code of the modules whose path matches. */
export function replaceModule(filter: RegExp, contents: string): Plugin {
  return { name: filter.source, setup: ({ onLoad }) => onLoad({ filter }, () => ({ contents })) };
}

/** Replaces the module in bundles of esbuild. */
export const withLanguages = replaceModule(/[\\/]src[\\/]site[\\/]chosen-locales\.ts$/, languagesModule);
