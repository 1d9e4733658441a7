import { publicFolder } from "../../src/pipeline/published-folder";
import { listen } from "../serve/listen";
import { runTypeScript } from "../setup/run.mjs";

/** Checks the content, builds the site and serves it. Sets the exit code to 1 if the check or the build fails. */
async function start(): Promise<void> {
  if (!(await checkAndBuild())) {
    process.exitCode = 1;
    return;
  }
  await listen(publicFolder, process.env);
}

async function checkAndBuild(): Promise<boolean> {
  console.log("Checking the content ...");
  if ((await runTypeScript("scripts/check.ts")) !== 0) {
    console.error("The content has faults, named above. Nothing was built.");
    return false;
  }
  console.log("Building the site; the first time takes a minute or two ...");
  if ((await runTypeScript("scripts/build.ts")) !== 0) {
    console.error("The site could not be built; the lines above give the reason.");
    return false;
  }
  return true;
}

start();
