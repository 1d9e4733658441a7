/**
 * `npm run new -- <collection> [--language hi]`: asks for the fields of an entry and writes a valid file.
 */
import { Misuse, runCommand } from "./entries/command";
import { findCollection } from "./entries/find-collection";
import { newMessages } from "./new/messages";
import { newEntry } from "./new/new-entry";
import { Cancelled, openTerminal } from "./new/terminal";

const usage = "npm run new -- <collection> [--language en|hi] [--root folder]";

runCommand({ usage, args: process.argv.slice(2) }, async ({ words, language, root }) => {
  const [name, ...more] = words;
  if (!name || more.length > 0) throw new Misuse("One collection is needed, such as: order");
  const collection = findCollection(name);
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    return (await newEntry(collection, { root, reader: language, terminal })) === undefined ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    terminal.say(`\n${newMessages.nothing()[language]}`);
    return 1;
  } finally {
    terminal.close();
  }
}).then((code) => {
  process.exitCode = code;
});
