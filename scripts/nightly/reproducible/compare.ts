import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../../src/build/published-folder";

/** What a comparison of two folders came to. */
export interface Comparison {
  readonly files: number;
  readonly bytes: number;
  /** A line for each file that is not the same in both. */
  readonly differences: readonly string[];
}

/** Characters shown of the place where two files part. */
const shown = 60;

/** Compares two folders: the names of all files, and every byte of them. */
export async function differencesBetween(one: string, other: string): Promise<Comparison> {
  const [names, others] = await Promise.all([one, other].map(namesBelow));
  const differences = [...(names ?? [])]
    .filter((name) => !others?.has(name))
    .map((name) => `${name} is only in the first`);
  for (const name of others ?? []) if (!names?.has(name)) differences.push(`${name} is only in the second`);
  let bytes = 0;
  for (const name of names ?? []) {
    if (!others?.has(name)) continue;
    const [first, second] = await Promise.all([one, other].map((folder) => readFile(path.join(folder, name))));
    if (!first || !second) continue;
    bytes += first.length;
    if (first.equals(second)) continue;
    const found = first.findIndex((byte, index) => byte !== second[index]);
    const at = found === -1 ? first.length : found;
    const around = (content: Buffer) =>
      JSON.stringify(content.toString("latin1", Math.max(0, at - shown / 2), at + shown / 2));
    differences.push(`${name} differs from byte ${at}: ${around(first)} and ${around(second)}`);
  }
  return { files: names?.size ?? 0, bytes, differences };
}

async function namesBelow(folder: string): Promise<Set<string>> {
  return new Set((await filesBelow(folder)).map((file) => path.relative(folder, file)));
}
