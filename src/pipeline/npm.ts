import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

/** Returns the command that starts npm without a shell: the npm that runs the script, or the installed one. */
export function getNpmCommand(...command: string[]): [program: string, args: string[]] {
  const script = process.env.npm_execpath;
  return script ? [process.execPath, [script, ...command]] : ["npm", command];
}

const manifest = z.object({ name: z.string() });
const bill = z.looseObject({ metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }) });

/**
 * Creates the bill of materials of a folder with a lock file, in the format of CycloneDX. npm names its subject by the folder;
 * here it has the name of the package.
 *
 * @param options more options of `npm sbom`
 */
export function createBillOfMaterials(folder: string, ...options: string[]): string {
  const [program, args] = getNpmCommand("sbom", "--sbom-format=cyclonedx", "--package-lock-only", ...options);
  const output = execFileSync(program, args, { cwd: folder, encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY });
  const { metadata, ...rest } = bill.parse(JSON.parse(output));
  const { name } = manifest.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));
  const component = { ...metadata.component, name };
  return `${JSON.stringify({ ...rest, metadata: { ...metadata, component } }, null, 2)}\n`;
}
