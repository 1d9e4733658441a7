import path from "node:path";
import { contentFolder } from "../../src/content/folders";
import { codeFolder, findProgram, runNode } from "./run.mjs";

/** Disables telemetry, and warnings about old browser data, which only a new release can update. */
const quiet = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" };

/** Runs Gatsby in the folder of the code, on the content of the current folder. Returns the exit code. */
export function runGatsby(...args: readonly string[]): Promise<number> {
  const content = process.env.CONTENT_FOLDER || path.resolve(contentFolder);
  const env = { ...quiet, PROJECT_FOLDER: process.cwd(), CONTENT_FOLDER: content };
  return runNode([findProgram("gatsby"), ...args], { cwd: codeFolder, env });
}
