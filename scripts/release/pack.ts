import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { getNpmCommand } from "../../src/pipeline/npm";
import { bundleDeploy, deployProgram } from "../ci/bundle-deploy";
import { lockedPackages } from "../council/archive.mjs";
import { readManifest } from "../council/commands";
import { replaceWithCopy } from "../setup/copy-project";
import { codeFolder } from "../setup/run.mjs";
import { nameVersion } from "./version-files";

/** The folder of the files of a release; git ignores it. */
export const releaseFolder = "release";

const packed = z.array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) })).length(1);

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
 * Packs the code and the example as a release archive. The lock file has a name in it that npm does not skip.
 *
 * @param version by default what the newest commit is
 * @returns the path of the archive
 */
export async function packArchive(version = nameVersion(readManifest().version, codeFolder)): Promise<string> {
  const folder = path.resolve(codeFolder, releaseFolder);
  const copy = mkdtempSync(path.join(tmpdir(), "pack-"));
  try {
    replaceWithCopy(copy);
    const manifest = path.join(copy, "package.json");
    writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/("version": )"[^"]+"/u, `$1"${version}"`));
    const lock = readFileSync(path.join(codeFolder, "package-lock.json"), "utf8");
    writeFileSync(path.join(copy, lockedPackages), createShrinkwrap(lock));
    writeFileSync(path.join(copy, "scripts", "ci", deployProgram), await bundleDeploy());
    mkdirSync(folder, { recursive: true });
    return path.join(folder, pack(copy, "--pack-destination", folder).filename);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Lists the files of an archive without making it, except its lock file. */
export function listPackedFiles(): string[] {
  return pack(codeFolder, "--dry-run").files.map(({ path: file }) => file);
}

function pack(cwd: string, ...options: readonly string[]) {
  const [program, args] = getNpmCommand("pack", "--json", "--ignore-scripts", ...options);
  const output = execFileSync(program, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const [only] = packed.parse(JSON.parse(output));
  if (!only) throw new Error("npm packed nothing.");
  return only;
}
