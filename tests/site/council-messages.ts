import { readFileSync } from "node:fs";
import path from "node:path";
import { type WordTree, wordTree } from "../../src/schema/clerk-texts";
import type { LocaleCode } from "../../src/site/locales";
import { councilFolder } from "./council";

/**
 * Returns the interface messages of the test council in a language. Its own messages come first, so that no test
 * depends on a message that a clerk corrects. The project's messages are the fallback, so that a message added to the
 * site need not be added there.
 */
export function councilMessages(code: LocaleCode): WordTree {
  const [project = {}, own = {}] = ["content", path.join(councilFolder, "content")].map((folder) =>
    wordTree.parse(JSON.parse(readFileSync(path.resolve(folder, "locales", code, "interface.json"), "utf8"))),
  );
  return merged(project, own);
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
