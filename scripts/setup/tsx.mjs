// `node --import ./scripts/setup/tsx.mjs SCRIPT` runs a script in TypeScript, or says what is missing. Plain JavaScript
// without dependencies, because nothing may be installed yet.
import { checkNode } from "./install.mjs";

if (!checkNode()) process.exit(1);
try {
  await import("tsx");
} catch (error) {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error("The packages of this site are not installed yet. Run npm start once: it installs them.");
  process.exit(1);
}
