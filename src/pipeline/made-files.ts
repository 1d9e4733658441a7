import { readFile } from "node:fs/promises";
import path from "node:path";
import { computeSha256 } from "../content/sha256";
import { writeChangedFile } from "./published-folder";

/** The folder of what builds have made. A build with other code or packages starts without it. */
export const madeFolder = path.join(".cache", "made");

/**
 * Returns what is made of certain inputs, from a store if it has it.
 *
 * @param inputs everything that decides the result, except code and packages
 */
export type Recall = (inputs: readonly unknown[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** The length of the digest with which a stored file begins. */
const digestLength = 64;

/**
 * Creates a store of made files in a folder. A file that is damaged is made again, with a warning. Files of this build
 * are marked, so `sweepFolder` removes all others.
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

/** Recalls what earlier builds of this project have made. */
export const recall: Recall = createStore(madeFolder);
