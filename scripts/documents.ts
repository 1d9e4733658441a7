import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { getEntries, readContent } from "../src/content";
import { contentFolder, documentsFolder } from "../src/content/folders";
import { findFreeName, toPublishedName } from "../src/editor/document-names";
import { listFiles } from "../src/pipeline/published-folder";
import { council as councils } from "../src/schema/collections/site";
import { findDocumentType, storedName } from "../src/schema/formats";
import { escapePattern } from "../src/site/redirect-patterns";
import { defineCommand, Misuse } from "./command";
import { type Printing, printEntry } from "./documents/print-entry";
import { launchBrowser } from "./setup/browser";

const outcomes: Readonly<Record<Printing, string>> = {
  printed: "printed",
  unchanged: "unchanged since it was printed",
  foreign: "has a document that was not printed from its text: --replace prints it all the same",
  "without-text": "has no text to print",
};

/** Runs the command that prints the texts of entries as PDFs. */
defineCommand(__filename, {
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
    const council = getEntries(content, councils)[0]?.value;
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

/**
 * Renames documents with spaces, capitals or other scripts in their names. Writes the new names into the content and
 * into sheets before their import, in fields and in encoded links. Renames only documents.
 *
 * @param root the project's folder
 * @param sheets the paths of CSV files
 * @returns the former and the new name of each document, and the files that name it
 */
export function renameDocuments(root: string, sheets: readonly string[] = []) {
  const folder = path.join(root, documentsFolder);
  const names = readdirSync(folder).filter((name) => !storedName.test(name) && findDocumentType(name));
  // The longest first, so that no name is replaced inside another one.
  names.sort((one, other) => other.length - one.length);
  const content = path.join(root, contentFolder);
  const entries = listFiles(content).filter((file) => /\.ya?ml$/u.test(file));
  const files = [...entries.map((file) => path.join(content, file)), ...sheets];
  return names.map((from) => {
    const to = findFreeName(toPublishedName(from), (name) => !existsSync(path.join(folder, name)));
    renameSync(path.join(folder, from), path.join(folder, to));
    return { from, to, files: replaceIn(files, from, to) };
  });
}

function replaceIn(files: readonly string[], from: string, to: string): string[] {
  const spellings = new Set([from, from.normalize("NFC"), encodeURI(from), encodeURI(from.normalize("NFC"))]);
  const escaped = [...spellings].map(escapePattern);
  const name = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}._-])(?:${escaped.join("|")})`, "gu");
  return files.filter((file) => {
    const text = readFileSync(file, "utf8");
    const changed = text.replace(name, to);
    if (changed !== text) writeFileSync(file, changed);
    return changed !== text;
  });
}
