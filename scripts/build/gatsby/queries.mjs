import { readFile } from "node:fs/promises";
import { insideGatsby } from "./inside.mjs";

/**
 * Has no file read for queries that can hold none. Gatsby parses, with Babel, whatever names a `config`, `Head` or `Slice`,
 * which mean something in a template alone.
 *
 * @throws as `insideGatsby` does, and where Gatsby no longer parses a file where it did
 */
export function lookForQueriesWhereTheyStand() {
  const { default: FileParser } = insideGatsby("query/file-parser", "default");
  const { store } = insideGatsby("redux");
  const parse = FileParser.prototype.parseFile;
  if (typeof parse !== "function") throw new Error("Gatsby no longer parses a file in query/file-parser.");
  FileParser.prototype.parseFile = async function parseFile(file, addError) {
    const isTemplate = store.getState().components.has(file);
    return isTemplate || (await readFile(file, "utf8")).includes("graphql") ? parse.call(this, file, addError) : null;
  };
}
