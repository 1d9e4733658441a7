/**
 * `npm run export -- <collection> [sheet.csv|sheet.xlsx] [--replace] [--language hi]`: writes the entries of a
 * collection as a sheet, which imports back without a change.
 */
import { existsSync } from "node:fs";
import { ClerkFault } from "./entries/clerk-fault";
import { Misuse, runCommand } from "./entries/command";
import { openContent } from "./entries/drafts";
import { findCollection } from "./entries/find-collection";
import { exportRows } from "./sheets/export-rows";
import { writeSheetFile } from "./sheets/files";
import { importMessages } from "./sheets/import-messages";
import { sheetMessages } from "./sheets/messages";
import { demandSoundContent } from "./sheets/require-valid-content";

const usage = "npm run export -- <collection> [sheet.csv|sheet.xlsx] [--replace] [--language en|hi] [--root folder]";

const args = process.argv.slice(2);
runCommand({ usage, flags: ["replace"], args }, async ({ words, language, root, has }) => {
  const [name, given, ...more] = words;
  if (!name || more.length > 0) throw new Misuse("A collection is needed, and at most one sheet.");
  const collection = findCollection(name);
  const file = given ?? `${collection.name}.csv`;
  // A sheet somebody is working on is not written over.
  if (existsSync(file) && !has("replace")) throw new ClerkFault(sheetMessages.exists());
  const content = openContent(root);
  demandSoundContent(collection, content);
  const rows = exportRows(collection, content, language);
  await writeSheetFile(file, rows, collection.name);
  process.stdout.write(`${importMessages.exported(rows.length - 1, file)[language]}\n`);
  return 0;
}).then((code) => {
  process.exitCode = code;
});
