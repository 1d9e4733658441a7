// `npm test`: everything from a fresh copy of the project to a verdict on it. Plain JavaScript, as it runs before
// anything is installed; the steps, in TypeScript, follow once it is.
import { setUp } from "./setup/install.mjs";

if (await setUp()) {
  await import("tsx");
  await import("./test/run.ts");
} else {
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
