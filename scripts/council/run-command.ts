import { existsSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../src/content/folders";
import { placeCopy } from "../setup/copy-project";
import { findTsx, runNode } from "../setup/run.mjs";
import { productName } from "./archive.mjs";
import { findScript, readManifest } from "./commands";

/** Runs a command of the product in a council's folder, the current one. Returns the exit code. */
async function runCouncilCommand([name = "", ...args]: readonly string[]): Promise<number> {
  const script = findScript(name);
  if (script === undefined || !existsSync(contentFolder)) {
    console.error(`In a council's folder: ${productName} ${readManifest().council.commands.join("|")}`);
    return 2;
  }
  const copy = placeCopy(process.cwd());
  const env = { TSX_TSCONFIG_PATH: path.join(copy, "tsconfig.json") };
  return runNode(["--import", findTsx(), path.join(copy, script), ...args], { env });
}

void runCouncilCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
