import { readFile } from "node:fs/promises";
import path from "node:path";
import { computeSha256 } from "../content/sha256";
import { writeChangedFile } from "./published-folder";

/** The folder of results that builds reuse. A build with other code or packages starts without it. */
export const madeFolder = path.join(".cache", "made");

/**
 * Returns the result for some inputs, from a store if possible.
 *
 * @param inputs everything that determines the result, except code and packages
 */
export type Recall = (inputs: readonly unknown[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** The length of the digest at the start of a stored file. */
const digestLength = 64;

/**
 * Creates a store of results in a folder. A damaged file is made again, with a warning. Files of this build are marked,
 * so `sweepFolder` removes all others.
 */
export function createStore(folder: string, warn = console.warn): Recall {
  const known = new Map<string, Uint8Array>();
  const readStored = async (file: string) => {
    const stored = await readFile(file).catch(() => undefined);
    const content = stored?.subarray(digestLength);
    if (!content || stored?.toString("latin1", 0, digestLength) === computeSha256(content)) return content;
    warn(`${file} was damaged and is made again.`);
    return undefined;
  };
  return async (inputs, make) => {
    const file = path.join(folder, computeSha256(JSON.stringify(inputs)));
    const content = known.get(file) ?? (await readStored(file)) ?? (await make());
    known.set(file, content);
    // Gatsby may have emptied its cache since the content was made.
    await writeChangedFile(file, Buffer.concat([Buffer.from(computeSha256(content)), content]));
    return content;
  };
}

/** Returns results of earlier builds of this project. */
export const recall: Recall = createStore(madeFolder);
