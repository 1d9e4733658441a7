/**
 * `npm run import -- <collection> <sheet.csv|sheet.xlsx> [--partial] [--language hi]`: turns the rows of a sheet into
 * entries, and gives wrong rows back with the reasons.
 */
import { Misuse, runCommand } from "./entries/command";
import { findCollection } from "./entries/find-collection";
import { importSheet } from "./sheets/import-sheet";

const usage = "npm run import -- <collection> <sheet.csv|sheet.xlsx> [--partial] [--language en|hi] [--root folder]";

const args = process.argv.slice(2);
runCommand({ usage, flags: ["partial"], args }, async ({ words, language, root, has }) => {
  const [name, file, ...more] = words;
  if (!name || !file || more.length > 0) throw new Misuse("A collection and a sheet are needed.");
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const { refused } = await importSheet(findCollection(name), file, {
    root,
    reader: language,
    partial: has("partial"),
    say,
  });
  return refused > 0 ? 1 : 0;
}).then((code) => {
  process.exitCode = code;
});
