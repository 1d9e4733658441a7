/** `npm run develop`: Gatsby's development server; a saved file shows at once. `PORT` moves it from 8000. */
import { programOf, runNode } from "./setup/run.mjs";

const quiet = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" };

runNode([programOf("gatsby"), "develop", "--port", process.env.PORT ?? "8000"], { env: quiet }).then((code) => {
  process.exitCode = code;
});
