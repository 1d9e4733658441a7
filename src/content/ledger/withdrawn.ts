import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { contentFolder, documentsFolder } from "../folders";
import { message } from "../messages";
import type { ProjectFiles } from "../project-files";

/** The file with the names of withdrawn documents, a name and a day on a line. `npm run withdraw` writes it. */
export const withdrawnFile = `${contentFolder}/.published/withdrawn.txt`;

/** Returns the names of the documents that were withdrawn, each with the day of it, YYYY-MM-DD. */
export function readWithdrawn(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(/^(\S+) (\d{4}-\d{2}-\d{2})$/gmu), ([, name = "", day = ""]) => [name, day]));
}

/** Reports withdrawn documents that came back, as a revert of a change does. Servers answer 410 at their addresses. */
export function checkWithdrawn(files: ProjectFiles): Diagnostic[] {
  const text = new TextDecoder().decode(files.get(withdrawnFile)?.read());
  return [...readWithdrawn(text)].flatMap(([name, day]) => {
    const file = `${documentsFolder}/${name}`;
    return files.has(file) ? [fileDiagnostic(file, message("document-withdrawn", { day }))] : [];
  });
}
