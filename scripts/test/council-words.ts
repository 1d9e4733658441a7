import { readFileSync } from "node:fs";
import path from "node:path";
import { type WordTree, wordTree } from "../../src/schema/words";
import { localeCodes } from "../../src/site/locales";
import { councilFolder } from "../../tests/council/folder";

/**
 * The words of the interface for the council for tests: its own, so that no test depends on a word that a clerk mends, and
 * the project's where it has none, so that a word that is added to the site need not be added here.
 *
 * @returns the files by their paths below `content/`, as JSON
 */
export function councilWords(): ReadonlyMap<string, string> {
  return new Map(
    localeCodes.map((code) => {
      const file = `locales/${code}/interface.json`;
      const [project = {}, own = {}] = ["content", path.join(councilFolder, "content")].map((folder) =>
        wordTree.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
      );
      return [file, `${JSON.stringify(merged(project, own), null, 2)}\n`];
    }),
  );
}

/** Both trees in one; a word that both have is that of `own`. */
function merged(project: WordTree, own: WordTree): WordTree {
  const names = new Set([...Object.keys(project), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [there, here] = [project[name], own[name]];
      const word = typeof there === "object" && typeof here === "object" ? merged(there, here) : (here ?? there);
      return [name, word ?? ""];
    }),
  );
}
