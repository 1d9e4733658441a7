import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ClerkFault, type ClerkTexts, getTexts } from "../src/messages";
import { type WordTree, wordTree } from "../src/schema/clerk-texts";
import { defineCommand } from "./command";
import { type ExampleVersion, readExampleVersion } from "./upgrade/example-version";

/** Runs the command that adds the messages, pages and vocabularies of a newer version (docs/adopt.md). Idempotent. */
defineCommand(__filename, {
  name: "upgrade",
  summary:
    "Adds the interface messages, pages and vocabularies of a newer version of the site: the one that git is merging, or VERSION.",
  words: "[VERSION]",
  isForClerks: true,
  run: ({ words: [version], language, root }) => {
    const example = readExampleVersion(root, version);
    const changed = example ? addFromExample(root, example) : [];
    for (const { file, change } of changed) console.log(`${file}  ${change[language]}`);
    console.log(getTexts(changed.length === 0 ? "upgrade.nothing" : "upgrade.added")[language]);
  },
});

/**
 * Adds the missing interface messages of another version to a message file. Existing messages are preserved.
 *
 * @param text the JSON of the file
 * @param example the JSON of the same file in the other version
 * @returns the new text and the names of the added messages; the text is unchanged if none is added
 * @throws SyntaxError or ZodError if one of the texts is not a message file
 */
function addMessages(text: string, example: string): { readonly text: string; readonly added: string[] } {
  const added: string[] = [];
  const merge = (own: WordTree, other: WordTree, prefix: string): WordTree => {
    const result: Record<string, string | WordTree> = { ...own };
    for (const [name, theirs] of Object.entries(other)) {
      const ours = Object.hasOwn(own, name) ? own[name] : undefined;
      if (typeof theirs !== "string" && typeof ours !== "string") {
        result[name] = merge(ours ?? {}, theirs, `${prefix}${name}.`);
      } else if (ours === undefined) {
        added.push(`${prefix}${name}`);
        result[name] = theirs;
      }
    }
    return result;
  };
  const merged = merge(wordTree.parse(JSON.parse(text)), wordTree.parse(JSON.parse(example)), "");
  return { text: added.length > 0 ? `${JSON.stringify(merged, null, 2)}\n` : text, added };
}

/** A file that was changed or added, with a description of the change. */
interface ChangedFile {
  readonly file: string;
  readonly change: ClerkTexts;
}

/**
 * Adds the messages, pages and vocabularies of a newer version that a council's content lacks. Idempotent.
 *
 * @throws ClerkFault if a message file cannot be read; nothing is then written
 */
export function addFromExample(root: string, example: ExampleVersion): readonly ChangedFile[] {
  const messages = [...example.messages].flatMap(([file, theirs]) => {
    const { text, added } = messagesOf(root, file, theirs);
    return added.length === 0
      ? []
      : [{ file, text, change: getTexts("upgrade.messages-added", { names: added.join(", ") }) }];
  });
  const needed = [...example.needed]
    .filter(([file]) => !existsSync(path.join(root, file)))
    // This council has not reviewed the page.
    .map(([file, text]) => ({
      file,
      text: text.replace(/^reviewed: .*\n/mu, ""),
      change: getTexts("upgrade.file-added"),
    }));
  const changed = [...messages, ...needed];
  for (const { file, text } of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return changed;
}

function messagesOf(root: string, file: string, theirs: string) {
  const whole = path.join(root, file);
  try {
    return addMessages(existsSync(whole) ? readFileSync(whole, "utf8") : "{}", theirs);
  } catch (cause) {
    throw new ClerkFault(getTexts("upgrade.locale-broken", { file }), { cause });
  }
}
