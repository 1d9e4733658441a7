/**
 * `npm run serve`: serves `public/` as production would. `PORT` changes the port, `HOST` the address listened on.
 * Ends with a plain sentence and status 1 where there is nothing to serve or the port cannot be had.
 */
import { existsSync } from "node:fs";
import { listen } from "./serve/listen";

const folder = "public";

if (existsSync(folder)) {
  listen(folder, process.env);
} else {
  console.error("There is nothing to serve yet: the folder public/ does not exist. `npm run build` makes it.");
  process.exitCode = 1;
}
