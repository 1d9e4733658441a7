import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { contentFolder, documentsFolder } from "../folders";
import { message } from "../messages";
import type { ProjectFiles } from "../project-files";

/** The list of withdrawn documents: a name and a day per line. `npm run withdraw` writes it. */
export const withdrawnFile = `${contentFolder}/.published/withdrawn.txt`;

/** Parses the list of withdrawn documents. Returns the day of withdrawal, YYYY-MM-DD, by document name. */
export function readWithdrawn(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(/^(\S+) (\d{4}-\d{2}-\d{2})$/gmu), ([, name = "", day = ""]) => [name, day]));
}

/** Reports withdrawn documents that are back, for example after a revert. Servers answer 410 at their URLs. */
export function checkWithdrawn(files: ProjectFiles): Diagnostic[] {
  const text = new TextDecoder().decode(files.get(withdrawnFile)?.read());
  return [...readWithdrawn(text)].flatMap(([name, day]) => {
    const file = `${documentsFolder}/${name}`;
    return files.has(file) ? [fileDiagnostic(file, message("document-withdrawn", { day }))] : [];
  });
}
