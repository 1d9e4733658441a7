import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readWithdrawn, withdrawnFile } from "../../src/content/ledger";

/** Adds a document to the list of withdrawn documents, unless it is already listed. */
export function addWithdrawn(root: string, name: string, day: string): void {
  const file = path.join(root, withdrawnFile);
  const withdrawn = readWithdrawn(existsSync(file) ? readFileSync(file, "utf8") : "");
  withdrawn.set(name, withdrawn.get(name) ?? day);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [...withdrawn].map((line) => `${line.join(" ")}\n`).join(""));
}
