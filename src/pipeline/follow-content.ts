import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";
import { contentFolder, documentsFolder } from "../content/folders";
import { getProjectFolder } from "./project-folder";

/** The debounce time in milliseconds: saving a file once triggers several events. */
const calm = 100;

/**
 * Checks the content whenever a content file or a document changes.
 *
 * @param check returns the errors as text; called again if a file disappears before it is read
 * @param tell called with the errors after each check
 */
export function followContent(check: () => string, tell: (problems: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  const checkAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder may be new, or recreated under the same name.
      for (const watcher of watchers) watcher.close();
      watchers = watchFolders(checkAgain);
      const problems = checkSafely(check);
      if (problems === undefined) checkAgain();
      else tell(problems);
    }, calm);
  };
  watchers = watchFolders(checkAgain);
}

function checkSafely(check: () => string): string | undefined {
  try {
    return check();
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
  const roots = [contentFolder, documentsFolder].map((folder) => path.join(getProjectFolder(), folder));
  const folders = roots.filter(existsSync).flatMap((root) => [
    root,
    ...readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ]);
  return folders.map((folder) => watch(folder, onChange).on("error", onChange));
}
