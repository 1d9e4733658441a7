import { defineCommand } from "./command";
import { findProgram, runNode } from "./setup/run.mjs";

/** Disables telemetry, and warnings about old browser data, which only a new release can update. */
const quiet = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" };

defineCommand(__filename, {
  name: "build",
  summary: "Builds the whole site in `public/`.",
  run: () => runNode([findProgram("gatsby"), "build"], { env: quiet }),
});
