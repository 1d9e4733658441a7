import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Has no file read for queries that can hold none. Gatsby parses, with Babel, whatever names a `config`, `Head` or `Slice`,
 * which mean something in a template alone.
 *
 * @throws where Gatsby no longer looks for queries where it did
 */
export function lookForQueriesWhereTheyStand() {
  const { default: FileParser } = require("gatsby/dist/query/file-parser");
  const { store } = require("gatsby/dist/redux");
  const parse = FileParser?.prototype?.parseFile;
  if (typeof parse !== "function") throw new Error("Gatsby no longer looks for queries where it did.");
  FileParser.prototype.parseFile = async function parseFile(file, addError) {
    const isTemplate = store.getState().components.has(file);
    return isTemplate || (await readFile(file, "utf8")).includes("graphql") ? parse.call(this, file, addError) : null;
  };
}
