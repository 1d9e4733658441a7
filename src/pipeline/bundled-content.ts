import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { listsByFile } from "../lists/lists-by-file";
import { vocabularyFiles } from "../schema/vocabulary-files";
import { chosenLists, writtenLists } from "../site/chosen-lists";
import { chosenLocales, isListInvalid, textCodes } from "../site/chosen-locales";
import { productTexts } from "../site/product-content";

/** Returns the code of a module that exports constants. */
function exportConstants(constants: Readonly<Record<string, unknown>>): string {
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/**
 * The code of the modules of `src` that read the council's files, by path without ending. Browsers cannot read files, and
 * pages need only what visitors see of the languages and lists.
 */
export const pageModules: Readonly<Record<string, string>> = {
  "site/chosen-locales": exportConstants({ chosenLocales, textCodes, isListInvalid }),
  "site/chosen-lists": exportConstants({ chosenLists }),
  "lists/lists-by-file": exportConstants({ listsByFile }),
};

/**
 * The code of these modules in the editor, whose forms follow from the files as written. It edits no descriptions of lists,
 * so it has neither their labels nor their rule.
 */
export const editorModules: Readonly<Record<string, string>> = {
  ...pageModules,
  "site/chosen-lists": exportConstants({ chosenLists, writtenLists }),
  "content/rules/lists": "export const listsAreWhole = () => [];",
  "schema/labels/of-lists": "export const labelsOfLists = {};",
  "schema/vocabulary-files": exportConstants({ vocabularyFiles }),
};

/**
 * The code of the module that reads the product's folder, for a program that runs where only the council's is. It knows what
 * its schemas are made of.
 */
export const productModule = {
  "site/product-content": exportConstants({
    productTexts: Object.fromEntries(
      Object.entries(productTexts).filter(([file]) => /^(?:collections|vocabularies)\//u.test(file)),
    ),
  }),
};

/** Returns a plugin of esbuild that replaces the code of modules by their paths. */
export function replaceModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: "council",
    setup: ({ onLoad }) => {
      for (const [path, contents] of Object.entries(modules))
        onLoad({ filter: new RegExp(`[\\\\/]src[\\\\/]${path.replaceAll("/", "[\\\\/]")}\\.ts$`) }, () => ({
          contents,
        }));
    },
  };
}

/** Returns a plugin of esbuild that leaves out the messages for clerks whose keys a program does not use. */
export function keepMessages(isUsed: (key: string) => boolean): Plugin {
  return {
    name: "messages",
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]messages[\\/]\w+\.json$/ }, ({ path: file }) => {
        const own = Object.entries(JSON.parse(readFileSync(file, "utf8"))).filter(([key]) => isUsed(key));
        return { contents: JSON.stringify(Object.fromEntries(own)), loader: "json" };
      }),
  };
}
