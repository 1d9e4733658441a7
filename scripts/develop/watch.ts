import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";
import { contentFolder, documentsFolder } from "../../src/content/folders";

/** Milliseconds without a change after which the files are looked at: one save is several changes. */
const calm = 100;

/**
 * Looks at the content whenever a file of it or a document has changed.
 *
 * @param look gives what is wrong, as text; a file that is gone before it was read makes it look again
 * @param known what is known to be wrong at the beginning
 * @param tell is called when something else is wrong than before
 */
export function followContent(look: () => string, known: string, tell: (problems: string) => void): void {
  let told = known;
  let timer: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  const lookAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder may be new, or another one of the same name.
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
 * Watches each folder by itself: in Node 20 the recursive watcher of Linux loses a file that a program has replaced, as
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
