/** `npm run build:council`: builds the site of the council for tests, which the browser tests look at. */
import { buildCouncilSite } from "./test/council-site";

buildCouncilSite().then((code) => {
  process.exitCode = code;
});
