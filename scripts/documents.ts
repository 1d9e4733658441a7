import { existsSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { getEntries, readContent } from "../src/content";
import { command, Misuse } from "./command";
import { type Printing, printEntry } from "./documents/print-entry";
import { renameDocuments } from "./documents/rename";
import { launchBrowser } from "./setup/browser";

const outcomes: Readonly<Record<Printing, string>> = {
  printed: "printed",
  unchanged: "unchanged since it was printed",
  foreign: "has a document that was not printed from its text: --replace prints it all the same",
  "without-text": "has no text to print",
};

/** Runs the command that prints the texts of entries as PDFs. */
command(__filename, {
  name: "documents",
  summary:
    "Prints the texts of entries as tagged PDFs into `static/documents`, or renames documents with spaces or other scripts and updates their entries and the named sheets.",
  words: "print KEY... | rename [SHEET.csv...]",
  options: {
    all: { help: "prints every entry that has a text" },
    replace: { help: "also replaces a document that was not printed from the text" },
  },
  run: async ({ words: [action, ...keys], has, root }) => {
    if (action === "rename") {
      const wrong = keys.find((file) => !file.endsWith(".csv") || !existsSync(file));
      if (wrong !== undefined) throw new Misuse(`${wrong} is not a CSV file. Save the sheet as CSV first.`);
      for (const { from, to, files } of renameDocuments(root, keys))
        console.log(`${from} → ${to}  ${files.join(", ") || "(no entry names it)"}`);
      return 0;
    }
    if (action !== "print" || (keys.length === 0) !== has("all"))
      throw new Misuse("Write: rename; or print, and the keys of entries or --all.");
    const content = readContent(root);
    const council = getEntries(content, "council")[0]?.value;
    if (!council) throw new Misuse("content/site.yaml names no council.");
    const chosen = content.entries.filter(({ name: key }) => has("all") || keys.includes(key));
    for (const key of keys)
      if (!chosen.some((entry) => entry.name === key)) throw new Misuse(`No entry has the key ${key}.`);
    let browser: Promise<Browser> | undefined;
    const start = () => (browser ??= launchBrowser());
    let isDone = true;
    for (const entry of chosen) {
      const outcome = await printEntry(root, entry, council, has("replace"), start);
      if (has("all") && outcome === "without-text") continue;
      console.log(`${entry.file}: ${outcomes[outcome]}`);
      isDone &&= outcome === "printed" || outcome === "unchanged";
    }
    await (await browser)?.close();
    return isDone || has("all") ? 0 : 1;
  },
});
