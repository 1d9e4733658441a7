// `npm start`: everything from a fresh copy of the project to the site in a browser. Plain JavaScript, as it runs
// before anything is installed; the rest, in TypeScript, follows once it is.
import { setUp } from "./setup/install.mjs";

if (await setUp()) {
  await import("tsx");
  await import("./start/start.ts");
} else {
  process.exitCode = 1;
}
