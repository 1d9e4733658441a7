import { statfsSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../src/content/folders";
import { freeTheDisk } from "./causes.mjs";
import { codeFolder, findProgram, runNode } from "./run.mjs";

/** Disables telemetry, and warnings about old browser data, which only a new release can update. */
const quiet = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" };

/** The free bytes below which a disk counts as full. */
const fullDisk = 50_000_000;

/**
 * Runs Gatsby in the folder of the code, on the content of the current folder. Names a full disk as the cause of a failure.
 * Returns the exit code.
 */
export async function runGatsby(...args: readonly string[]): Promise<number> {
  const content = process.env.CONTENT_FOLDER || path.resolve(contentFolder);
  const env = { ...quiet, PROJECT_FOLDER: process.cwd(), CONTENT_FOLDER: content };
  const code = await runNode([findProgram("gatsby"), ...args], { cwd: codeFolder, env });
  if (code !== 0 && isDiskFull()) console.error(`\n${freeTheDisk}`);
  return code;
}

function isDiskFull(): boolean {
  const { bavail, bsize } = statfsSync(codeFolder);
  return bavail * bsize < fullDisk;
}
