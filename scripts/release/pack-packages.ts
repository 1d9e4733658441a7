import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getNpmCommand } from "../../src/pipeline/npm";
import { readArchive, writeDependency } from "../council/archive.mjs";

/** The folder of npm's cache in the archive of packages. */
const cacheFolder = "npm-cache";

/**
 * Packs a cache of npm with the packages that an archive locks for this system. With both, a council's folder is installed
 * without a network, and npm checks each package by its digest in the lock file.
 *
 * @returns the path of the archive of packages
 */
export async function packPackages(archive: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "packages-"));
  const council = path.join(folder, "council");
  const packed = archive.replace(/\.tgz$/u, `-packages-${process.platform}-${process.arch}.tar`);
  try {
    mkdirSync(council);
    writeDependency(council, await readArchive(archive));
    const cache = path.join(folder, cacheFolder);
    const [program, args] = getNpmCommand("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--cache", cache);
    execFileSync(program, args, { cwd: council, stdio: ["ignore", "ignore", "inherit"] });
    execFileSync("tar", ["-cf", packed, "-C", folder, `${cacheFolder}/_cacache`]);
    return packed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
