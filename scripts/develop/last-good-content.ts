import { existsSync, type FSWatcher, mkdirSync, readdirSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../../src/content";
import { contentFolder, documentsFolder, problemsFile } from "../../src/content/folders";
import { listFilesForGatsby } from "../../src/pipeline/batched-content";
import { buildMoment } from "../../src/pipeline/build-date";
import { syncFolder } from "../../src/pipeline/published-folder";
import { formatProblems, readSiteContent } from "../../src/pipeline/site-content";

/**
 * Updates what Gatsby reads if the content is valid, and leaves it unchanged otherwise. Writes the errors to a file in
 * its folder.
 *
 * @param root the project
 * @param folder the folder that Gatsby reads
 * @returns the errors; empty if there are none
 */
export function syncLastGood(root: string, folder: string): string {
  const content = readSiteContent(listProjectFiles(root), buildMoment());
  const problems = formatProblems(content);
  if (problems === "") syncFolder(folder, listFilesForGatsby(content).set(problemsFile, ""));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, problemsFile), problems);
  return problems;
}

/** The debounce time in milliseconds: saving a file once triggers several events. */
const calm = 100;

/**
 * Checks the content whenever a content file or a document changes.
 *
 * @param look returns the errors as text; called again if a file disappears before it is read
 * @param known the errors at the beginning
 * @param tell called with the errors when they change
 */
export function followContent(look: () => string, known: string, tell: (problems: string) => void): void {
  let told = known;
  let timer: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  const lookAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder may be new, or recreated under the same name.
      for (const watcher of watchers) watcher.close();
      watchers = watchFolders(lookAgain);
      const problems = lookSafely(look);
      if (problems === undefined) return lookAgain();
      if (problems !== told) tell(problems);
      told = problems;
    }, calm);
  };
  watchers = watchFolders(lookAgain);
}

function lookSafely(look: () => string): string | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Watches each folder separately. In Node 20 on Linux the recursive watcher loses files that a program replaces, as
 * editors do.
 */
function watchFolders(onChange: () => void): FSWatcher[] {
  const folders = [contentFolder, documentsFolder].filter(existsSync).flatMap((root) => [
    root,
    ...readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ]);
  return folders.map((folder) => watch(folder, onChange).on("error", onChange));
}
