import { publicFolder } from "../../src/pipeline/published-folder";
import { compression } from "../../src/site/http";
import { listen } from "../serve/listen";
import { runTypeScript } from "../setup/run.mjs";

/** Checks the content, builds the site and serves it. Sets the exit code to 1 if the check or the build fails. */
async function start(): Promise<void> {
  const { COMPRESSION_LEVEL = String(compression.fastLevel) } = process.env;
  console.log("Checking the content ...");
  if ((await runTypeScript("scripts/check.ts")) !== 0)
    return fail("The content has faults, named above. Nothing was built.");
  console.log("Building the site; the first time takes a minute or two ...");
  if ((await runTypeScript("scripts/build.ts", { env: { COMPRESSION_LEVEL } })) !== 0)
    return fail("The site could not be built; the lines above give the reason.");
  await listen(publicFolder, process.env);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

start();
