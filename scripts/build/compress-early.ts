import { readFile, stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { inParallel } from "../../src/build/in-parallel";
import { addressIn, filesBelow } from "./fingerprint";
import { type Forms, isText } from "./forms";

/** Milliseconds without a change after which a file is taken for written, and after which the folder is looked at again. */
const rest = 500;

/**
 * Compresses what is written into a folder while a build still writes more, so that little but its pages, which are
 * finished last, is left to its end. What is changed after that, whoever compresses the folder makes anew.
 *
 * @param building the build, however it ends
 */
export async function compressWhile(building: Promise<unknown>, folder: string, forms: Forms): Promise<void> {
  // The clock of a file system is some thousandths of a second behind.
  const begun = Date.now() - rest;
  const taken = new Map<string, number>();
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const over = building.then(end, end);
  const look = async (file: string) => {
    if (isOver) return;
    const { mtimeMs } = await stat(file);
    const isWritten = mtimeMs >= begun && mtimeMs <= Date.now() - rest;
    if (!isWritten || taken.get(file) === mtimeMs) return;
    taken.set(file, mtimeMs);
    await forms.of(await readFile(file), addressIn(folder, file));
  };
  while (!isOver) {
    await Promise.race([over, setTimeout(rest)]);
    // What is gone before it was read, as files aside are, is no matter; what cannot be made is told at the end.
    const files = (await filesBelow(folder).catch(() => [])).filter((file) => isText(file) && !file.endsWith(".html"));
    await inParallel(files, (file) => look(file).catch(() => undefined));
  }
}
