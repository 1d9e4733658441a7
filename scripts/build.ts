import { command } from "./command";
import { findProgram, runNode } from "./setup/run.mjs";

const quiet = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" };

/** It asks nothing, and is silent about tables of browsers that only a new release can renew. */
command(__filename, {
  name: "build",
  summary: "Builds the whole site in `public/`.",
  run: () => runNode([findProgram("gatsby"), "build"], { env: quiet }),
});
