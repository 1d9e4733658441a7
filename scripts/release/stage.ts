import { link, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { forEachConcurrent } from "../../src/build/map-concurrent";
import { filesBelow, urlIn } from "../../src/build/published-folder";
import { documentsUrl } from "../../src/site/documents";
import { cacheRules, compression } from "../../src/site/http";
import { copyDurably, makeFolder } from "./durable";
import { codeOf } from "./file-errors";

/** The contents of a new tree, by paths in the tree with a leading slash. */
export interface Staged {
  readonly files: number;
  readonly bytes: number;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly retained: readonly string[];
}

/** A tree of an earlier release, and those of its files that it retains from the releases before it. */
export interface EarlierTree {
  readonly folder: string;
  readonly retained: readonly string[];
}

/**
 * Puts a built site aside as a tree of its own, on the disk and not only in memory when this ends.
 *
 * A file that is the same as in the current release is the very same file there, with its time: a browser that asks
 * whether its copy still holds is answered so, and ten releases take little more room than one. Code of earlier
 * releases stays beside the new, for pages that were opened before. Documents do not stay: one that was withdrawn or
 * mended must be gone.
 *
 * @param built the published folder as the build left it
 * @param folder where to; must not exist
 * @param current the tree that visitors see now
 * @param earlier the trees whose code stays
 * @throws what the file system reports; what was written by then is left behind
 */
export async function stage(
  built: string,
  folder: string,
  current: EarlierTree | undefined,
  earlier: readonly EarlierTree[],
): Promise<Staged> {
  const names = await namesBelow(built);
  const before = current ? new Set(without(await namesBelow(current.folder), current.retained)) : new Set<string>();
  const added: string[] = [];
  const changed: string[] = [];
  let bytes = 0;
  for (const name of ["/", ...names]) await makeFolder(path.dirname(path.join(folder, name)));
  await forEachConcurrent(names, async (name) => {
    const [from, to] = [path.join(built, name), path.join(folder, name)];
    const { size } = await stat(from);
    bytes += size;
    const same = current && before.has(name) ? path.join(current.folder, name) : undefined;
    if (same && (await areSame(from, same))) return linkOrCopy(same, to);
    (before.has(name) ? changed : added).push(name);
    await copyDurably(from, to);
  });
  const present = new Set(names);
  return {
    files: names.length,
    bytes,
    added: added.sort(),
    changed: changed.sort(),
    removed: [...before].filter((name) => !present.has(name)).sort(),
    retained: await retainAssets(folder, present, earlier),
  };
}

/**
 * Returns whether a file's name contains a hash of its content. Such a file may be beside the files of any other
 * release.
 */
function isCode(name: string): boolean {
  const ending = compression.encodings.find(({ extension }) => name.endsWith(extension))?.extension ?? "";
  const plain = name.slice(0, name.length - ending.length);
  return cacheRules.find(({ files }) => files.test(plain))?.name === "hashed" && !plain.startsWith(`${documentsUrl}/`);
}

async function retainAssets(folder: string, present: Set<string>, earlier: readonly EarlierTree[]): Promise<string[]> {
  const retained: string[] = [];
  for (const tree of earlier) {
    for (const name of without(await namesBelow(tree.folder), tree.retained)) {
      if (present.has(name) || !isCode(name)) continue;
      present.add(name);
      await makeFolder(path.dirname(path.join(folder, name)));
      await linkOrCopy(path.join(tree.folder, name), path.join(folder, name));
      retained.push(name);
    }
  }
  return retained.sort();
}

async function namesBelow(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).map((file) => urlIn(folder, file));
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  return names.filter((name) => !left.has(name));
}

async function areSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one), stat(other)]);
  return first.size === second.size && (await readFile(one)).equals(await readFile(other));
}

/** Disks without links, and trees on two disks, take a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!["EXDEV", "EPERM", "EMLINK", "ENOTSUP", "ENOSYS"].includes(codeOf(error) ?? "")) throw error;
    await copyDurably(from, to);
  }
}
