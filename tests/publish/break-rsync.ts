import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Runs work whose nth call of rsync that changes the releases is broken off, as by a kill: every second copies only small
 * files, the others nothing.
 *
 * @param root the folder for the program in place of rsync
 * @returns false if the work needed fewer calls
 */
export async function breakOff(root: string, call: number, work: () => Promise<unknown>): Promise<boolean> {
  const folder = path.join(root, `programs-${call}`);
  const restore = breakRsync(folder, call);
  try {
    await work();
    return false;
  } catch (error) {
    expect(String(error)).toMatch(/rsync ended with 20/u);
    return true;
  } finally {
    restore();
    rmSync(folder, { recursive: true });
  }
}

function breakRsync(folder: string, call: number): () => void {
  const count = path.join(folder, "count");
  mkdirSync(folder);
  writeFileSync(count, "");
  const real = spawnSync("which", ["rsync"], { encoding: "utf8" }).stdout.trim();
  const killed = `${call % 2 === 0 ? `${real} --max-size=25 "$@"; ` : ""}exit 20`;
  const script = `#!/bin/sh
# What runs after a kill finds nothing to run.
if [ $(wc -l < ${count}) -ge ${call} ]; then exit 20; fi
case $1 in --list-only | -r) exec ${real} "$@" ;; esac
echo >> ${count}
if [ $(wc -l < ${count}) = ${call} ]; then ${killed}; fi
exec ${real} "$@"
`;
  writeFileSync(path.join(folder, "rsync"), script, { mode: 0o755 });
  const before = process.env.PATH;
  process.env.PATH = `${folder}:${before}`;
  return () => {
    process.env.PATH = before;
  };
}
