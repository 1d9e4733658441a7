import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ClerkTexts } from "../../src/content/messages";
import { ClerkFault } from "../entries/clerk-fault";
import { addMessages } from "./add-messages";
import type { ExampleVersion } from "./example-version";
import { upgradeMessages } from "./messages";

/** A file that was changed or added, and what was done to it. */
export interface ChangedFile {
  readonly file: string;
  readonly change: ClerkTexts;
}

/**
 * Adds the messages and pages of a newer version that a council's content lacks. Run again it changes nothing more.
 *
 * @throws ClerkFault for a file of messages that cannot be read; then nothing is written
 */
export function addFromExample(root: string, example: ExampleVersion): readonly ChangedFile[] {
  const messages = [...example.messages].flatMap(([file, theirs]) => {
    const { text, added } = messagesOf(root, file, theirs);
    return added.length === 0 ? [] : [{ file, text, change: upgradeMessages.messagesAdded(added) }];
  });
  const pages = [...example.pages]
    .filter(([file]) => !existsSync(path.join(root, file)))
    // This council has not reviewed the page.
    .map(([file, text]) => ({
      file,
      text: text.replace(/^reviewed: .*\n/mu, ""),
      change: upgradeMessages.pageAdded(),
    }));
  const changed = [...messages, ...pages];
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
    throw new ClerkFault(upgradeMessages.localeBroken(file), { cause });
  }
}
