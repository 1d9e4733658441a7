// `npm start` installs the project, builds the site and serves it. Plain JavaScript, because it runs before anything is
// installed; afterwards it loads the server, in TypeScript.
import { setUp } from "./setup/install.mjs";
import { runTypeScript } from "./setup/run.mjs";

/** Checks the content, builds the site and serves it. Sets the exit code to 1 if a step fails. */
async function start() {
  if (!(await setUp())) return fail();
  console.log("Checking the content ...");
  if ((await runTypeScript("scripts/check.ts")) !== 0)
    return fail("The content has faults, named above. Nothing was built.");
  console.log("Building the site; the first time takes a minute or two ...");
  if ((await runTypeScript("scripts/build.ts")) !== 0)
    return fail("The site could not be built; the lines above give the reason.");
  await import("tsx");
  const { listen } = await import("./serve/listen.ts");
  await listen("public", process.env);
}

/** @param {string} [reason] */
function fail(reason) {
  if (reason) console.error(reason);
  process.exitCode = 1;
}

start();
