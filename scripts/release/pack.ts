import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { getNpmCommand } from "../../src/pipeline/npm";
import { codeFolder } from "../setup/run.mjs";

/** The folder of the files of a release; git ignores it. */
export const releaseFolder = "release";

const packed = z.array(z.object({ filename: z.string() })).length(1);

const lockFile = z.looseObject({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })) });

/**
 * Returns the lock file of an archive: that of the project without the packages of its tests, which npm would install.
 *
 * @param text the text of `package-lock.json`
 */
function createShrinkwrap(text: string): string {
  const { packages, ...lock } = lockFile.parse(JSON.parse(text));
  const used = Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([at, { devDependencies, ...one }]) => [at, one] as const);
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(used) }, null, 2)}\n`;
}

/**
 * Packs the code and the example as a release archive. It carries the lock file under the name that npm does not leave out.
 *
 * @returns the path of the archive
 */
export function packArchive(): string {
  const folder = path.join(codeFolder, releaseFolder);
  const lock = path.join(codeFolder, "npm-shrinkwrap.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(lock, createShrinkwrap(readFileSync(path.join(codeFolder, "package-lock.json"), "utf8")));
  try {
    const [program, args] = getNpmCommand("pack", "--json", "--ignore-scripts", "--pack-destination", folder);
    const options = { cwd: codeFolder, encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY } as const;
    const output = execFileSync(program, args, { ...options, stdio: ["ignore", "pipe", "ignore"] });
    const [{ filename } = { filename: "" }] = packed.parse(JSON.parse(output));
    return path.join(folder, filename);
  } finally {
    rmSync(lock);
  }
}
