import { watch } from "chokidar";
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
  const lookAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const problems = lookSafely(look);
      if (problems === undefined) return lookAgain();
      if (problems !== told) tell(problems);
      told = problems;
    }, calm);
  };
  watch([contentFolder, documentsFolder], { ignoreInitial: true }).on("all", lookAgain);
}

function lookSafely(look: () => string): string | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
