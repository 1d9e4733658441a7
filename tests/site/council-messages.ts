import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type WordTree, wordTree } from "../../src/schema/clerk-texts";
import type { LocaleCode } from "../../src/site/locales";
import { councilFolder } from "./council";

/**
 * Returns the interface messages of the test council in a language. They override the project's messages, so that no
 * test depends on a message that a clerk corrects. A message added to the site need not be added to the council.
 */
export function councilMessages(code: LocaleCode): WordTree {
  const [project = {}, own = {}] = ["content", path.join(councilFolder, "content")]
    .map((folder) => path.resolve(folder, "locales", code, "interface.json"))
    .map((file) => (existsSync(file) ? wordTree.parse(JSON.parse(readFileSync(file, "utf8"))) : {}));
  return merged(project, own);
}

/** Merges two trees; a message in both is taken from `own`. */
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
