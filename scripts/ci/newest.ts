import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { codeFolder, findProgram, run, runNode } from "../setup/run.mjs";

/** The packages whose newest versions are tried. The workflow also installs the newest Node. */
const packages = ["react", "react-dom", "@types/react", "@types/react-dom", "gatsby"];

/** The number of characters of a failed step's output in the issue. GitHub allows 65,536. */
const quoted = 8000;

const manifest = z.object({ version: z.string() });

type Output = { readonly onOutput: (text: string) => void };

/** The steps in order. The types step needs the query types that the build writes. */
const steps: Readonly<Record<string, (output: Output) => Promise<number>>> = {
  // `--force`, since peer dependencies of other packages still require older versions.
  install: (output) => {
    const newest = packages.map((name) => `${name}@latest`);
    return run("npm", ["install", "--no-save", "--force", "--no-audit", "--no-fund", ...newest], output);
  },
  build: (output) => run("npm", ["run", "--silent", "build:council"], output),
  types: (output) => runNode([findProgram("typescript", "tsc"), "--noEmit"], output),
  tests: (output) => runNode([findProgram("jest")], output),
};

/**
 * Installs the newest versions in this checkout, and builds and tests the site with them.
 *
 * @returns the text of an issue with the first failed step and the end of its output; empty without a failure
 */
export async function tryNewest(): Promise<string> {
  for (const [name, step] of Object.entries(steps)) {
    let printed = "";
    const code = await step({
      onOutput: (text) => {
        printed = (printed + stripVTControlCharacters(text)).slice(-quoted);
      },
    });
    if (code !== 0) return formatFailure(name, code, printed);
  }
  return "";
}

function formatFailure(name: string, code: number, printed: string): string {
  const versions = packages.map((one) => `- ${one} ${readVersion(one)}`);
  // Longer than any fence in the output.
  const fence = "`".repeat(Math.max(3, ...[...printed.matchAll(/`+/gu)].map(([ticks]) => ticks.length + 1)));
  return [
    `The step "${name}" ended with ${code}. Nothing is published with these versions.`,
    "",
    `- Node ${process.version}`,
    ...versions,
    "",
    fence,
    printed.trimEnd(),
    fence,
    "",
  ].join("\n");
}

function readVersion(name: string): string {
  return manifest.parse(JSON.parse(readFileSync(path.join(codeFolder, "node_modules", name, "package.json"), "utf8")))
    .version;
}
