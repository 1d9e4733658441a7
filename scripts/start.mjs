// `npm start` installs the project, builds the site and serves it. Plain JavaScript, because it runs before anything is
// installed; afterwards it loads the rest, in TypeScript.
import { setUp } from "./setup/install.mjs";

if (await setUp()) {
  await import("tsx");
  await import("./start/start.ts");
} else {
  process.exitCode = 1;
}
