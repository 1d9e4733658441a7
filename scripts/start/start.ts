import { publicFolder } from "../../src/pipeline/published-folder";
import { compression } from "../../src/site/http";
import { fail, listen } from "../serve/listen";
import { runTypeScript } from "../setup/run.mjs";
import { isBuilt, readInputs, recordBuild } from "./last-build";

/**
 * Checks the content, builds the site and serves it. If nothing has changed since it last did so, it serves at once. Sets
 * the exit code to 1 if the check or the build fails.
 */
async function start(): Promise<void> {
  const project = process.cwd();
  process.env.COMPRESSION_LEVEL ||= String(compression.fastLevel);
  if (isBuilt(project)) {
    console.log("Nothing has changed since the last build, so nothing is built.");
    return listen(publicFolder, process.env);
  }
  const inputs = readInputs(project);
  if (!(await runStep("Checking the content", "scripts/check.ts")))
    return fail("The content has faults, named above. Nothing was built.");
  if (!(await runStep("Building the site; the first time takes a minute or two", "scripts/build.ts")))
    return fail("The site could not be built; the lines above give the reason.");
  recordBuild(project, inputs);
  return listen(publicFolder, process.env);
}

/** Runs a script of the project, and prints what it does and how long it took. Returns whether it succeeded. */
async function runStep(doing: string, script: string): Promise<boolean> {
  const began = performance.now();
  console.log(`${doing} ...`);
  const isDone = (await runTypeScript(script)) === 0;
  console.log(`... ${isDone ? "done" : "ended"} after ${Math.round((performance.now() - began) / 1000)} s.`);
  return isDone;
}

start();
