import { existsSync } from "node:fs";
import { ClerkFault, getTexts } from "../src/messages";
import { exportRows } from "../src/sheets/export-rows";
import { requireValidContent } from "../src/sheets/require-valid-content";
import { defineCommand, Misuse } from "./command";
import { findCollection } from "./entries/find-collection";
import { openContent, writeSheetFile } from "./sheets/files";

defineCommand(__filename, {
  name: "export",
  summary: "Exports the entries of a collection as a sheet, which can be imported again unchanged.",
  words: "<collection> [sheet.csv|sheet.xlsx]",
  options: { replace: { help: "overwrites an existing sheet" } },
  isForClerks: true,
  run: async ({ words: [name, given, ...more], language, root, has }) => {
    if (!name || more.length > 0) throw new Misuse("A collection is needed, and at most one sheet.");
    const collection = findCollection(name);
    const file = given ?? `${collection.name}.csv`;
    // Somebody may be working on the sheet.
    if (existsSync(file) && !has("replace")) throw new ClerkFault(getTexts("sheet.exists"));
    const content = openContent(root);
    requireValidContent(collection, content);
    const rows = exportRows(collection, content, language);
    await writeSheetFile(file, rows, collection.name);
    console.log(getTexts("import.exported", { count: rows.length - 1, file })[language]);
  },
});
