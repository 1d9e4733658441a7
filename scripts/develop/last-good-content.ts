import { existsSync, type FSWatcher, readdirSync, readFileSync, watch } from "node:fs";
import path from "node:path";
import { contentFolder, documentsFolder, problemsFile } from "../../src/content/folders";
import { findProblems } from "../../src/pipeline/content-check";
import { filesIn, syncFolder } from "../../src/pipeline/published-folder";

/**
 * Updates a copy of the content if the content is valid, and leaves it unchanged otherwise. Writes the errors to a file
 * in the copy.
 *
 * @returns the errors, as returned by `findProblems`
 */
export function syncLastGood(root: string, copy: string): string {
  const problems = findProblems(root);
  const right = problems === "" ? path.join(root, contentFolder) : copy;
  const files = new Map<string, string | Uint8Array>();
  for (const file of filesIn(right)) files.set(file, readFileSync(path.join(right, file)));
  syncFolder(copy, files.set(problemsFile, problems));
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
