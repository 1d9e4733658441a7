/**
 * `npm run build`: `gatsby build`, which makes the whole site in `public/` and says how far it is. It asks nothing, tells nobody
 * and is silent about tables of browsers that only a new release can renew. Ends with Gatsby's exit code.
 */
import { programOf, runNode } from "./setup/run.mjs";

const quiet = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" };

runNode([programOf("gatsby"), "build"], { env: quiet }).then((code) => {
  process.exitCode = code;
});
