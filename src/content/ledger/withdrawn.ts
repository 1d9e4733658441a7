import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { contentFolder, documentsFolder } from "../folders";
import { message } from "../messages";
import type { ProjectFiles } from "../project-files";

/** The file with the names of withdrawn documents, a name and a day on a line. `npm run withdraw` writes it. */
const withdrawnFile = `${contentFolder}/.published/withdrawn.txt`;

/** Returns the names of the documents that were withdrawn, each with the day of it, YYYY-MM-DD. */
function readWithdrawn(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(/^(\S+) (\d{4}-\d{2}-\d{2})$/gmu), ([, name = "", day = ""]) => [name, day]));
}

/** Adds a document to those that were withdrawn, unless it is one of them. */
export function addWithdrawn(root: string, name: string, day: string): void {
  const file = path.join(root, withdrawnFile);
  const withdrawn = readWithdrawn(existsSync(file) ? readFileSync(file, "utf8") : "");
  withdrawn.set(name, withdrawn.get(name) ?? day);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [...withdrawn].map((line) => `${line.join(" ")}\n`).join(""));
}

/** Reports withdrawn documents that came back, as a revert of a change does. Servers answer 410 at their addresses. */
export function checkWithdrawn(files: ProjectFiles): Diagnostic[] {
  const text = new TextDecoder().decode(files.get(withdrawnFile)?.read());
  return [...readWithdrawn(text)].flatMap(([name, day]) => {
    const file = `${documentsFolder}/${name}`;
    return files.has(file) ? [fileDiagnostic(file, message("document-withdrawn", { day }))] : [];
  });
}
