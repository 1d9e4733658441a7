import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The folder of an adoption under way, below the project's root and unknown to git. */
export const adoptionFolder = ".adopt";

/** The staging folder for the new files and folders, which have their paths from the root in it. */
export const stagedFolder = path.join(adoptionFolder, "new");

const formerFolder = path.join(adoptionFolder, "old");
const journalFile = path.join(adoptionFolder, "journal.json");

const journal = z.array(z.strictObject({ path: z.string(), existed: z.boolean() }));

/**
 * Puts prepared files and folders in place of those of a project, by renaming. A journal is written first: from it
 * `restoreTree` puts everything back after a crash. Removing the journal completes the switch.
 *
 * @param paths what is replaced, from the root; each is prepared in `stagedFolder`
 * @param onStep called before every step, for tests
 * @throws what the file system reports; the tree is then as it was
 */
export function switchTree(root: string, paths: readonly string[], onStep: () => void = () => {}): void {
  const entries = paths.map((each) => ({ path: each, existed: existsSync(path.join(root, each)) }));
  writeDurably(path.join(root, journalFile), JSON.stringify(entries));
  try {
    for (const { path: each, existed } of entries) {
      const [current, former] = [path.join(root, each), path.join(root, formerFolder, each)];
      mkdirSync(path.dirname(former), { recursive: true });
      mkdirSync(path.dirname(current), { recursive: true });
      onStep();
      if (existed) renameSync(current, former);
      onStep();
      renameSync(path.join(root, stagedFolder, each), current);
    }
    onStep();
    rmSync(path.join(root, journalFile));
  } catch (error) {
    restoreTree(root);
    throw error;
  }
  onStep();
  rmSync(path.join(root, adoptionFolder), { recursive: true, force: true });
}

/** Puts a tree back as it was before an adoption that did not complete. Does nothing where there was none. */
export function restoreTree(root: string): void {
  const file = path.join(root, journalFile);
  if (existsSync(file)) {
    for (const { path: each, existed } of journal.parse(JSON.parse(readFileSync(file, "utf8")))) {
      const [current, former] = [path.join(root, each), path.join(root, formerFolder, each)];
      if (existed && !existsSync(former)) continue;
      rmSync(current, { recursive: true, force: true });
      if (existed) renameSync(former, current);
    }
    rmSync(file);
  }
  rmSync(path.join(root, adoptionFolder), { recursive: true, force: true });
}

/** Writes a file beside its name and renames it there, so that it is whole or not there at all. */
function writeDurably(file: string, text: string): void {
  const handle = openSync(`${file}.part`, "w");
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.part`, file);
}
