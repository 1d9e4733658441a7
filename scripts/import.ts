import { defineCommand, Misuse } from "./command";
import { findCollection } from "./entries/find-collection";
import { importSheet } from "./sheets/import-sheet";

defineCommand(__filename, {
  name: "import",
  summary: "Imports the rows of a sheet (CSV or XLSX) as entries, and returns wrong rows with the reasons.",
  words: "<collection> <sheet.csv|sheet.xlsx>",
  options: { partial: { help: "writes valid rows even if others are wrong" } },
  isForClerks: true,
  run: async ({ words: [name, file, ...more], language, root, has }) => {
    if (!name || !file || more.length > 0) throw new Misuse("A collection and a sheet are needed.");
    const options = { root, reader: language, partial: has("partial"), say: console.log };
    const { refused } = await importSheet(findCollection(name), file, options);
    return refused > 0 ? 1 : 0;
  },
});
