import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Breaks off the nth call of rsync that changes the releases, as a kill does: every second copies only small files, the
 * others nothing.
 *
 * @param folder a new folder for the program in place of rsync
 * @returns a function that ends it
 */
export function breakRsync(folder: string, call: number): () => void {
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
