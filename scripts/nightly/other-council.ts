/**
 * `npm run test:nightly -- other-council`: a copy of the project becomes another council's by `npm run adopt`: no specimen,
 * no document of ours, another name, other districts, its own emblem and colour, a dozen entries of its own, changed texts
 * of the interface. Then every step of `npm test` passes there, and the build of the site. Takes as long as `npm test`;
 * `--prepare` ends before the steps, `--step NAME` runs one of them on the copy that is there.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { replaceWithCopy } from "../setup/copy-project";
import { programOf, run } from "../setup/run.mjs";
import { becomeOtherCouncil } from "./other-council/become-other-council";

/** A copy of the project, from its folder. */
const project = ".trial/other-council";

const typescript = (script: string) => ["--import", "tsx", script];

/** What is run there in turn, each by Node. */
const steps: readonly (readonly [name: string, args: readonly string[]])[] = [
  ["npm run check", typescript("scripts/check.ts")],
  ["npm run build", typescript("scripts/build.ts")],
  ["npm run test:unit", [programOf("jest")]],
  ["npm run build:council", typescript("scripts/build-council.ts")],
  ["npm run test:e2e", [programOf("@playwright/test", "playwright"), "test"]],
];

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { prepare: { type: "boolean" }, step: { type: "string" } } });
  if (values.step === undefined) {
    replaceWithCopy(project);
    await becomeOtherCouncil(project);
  }
  if (values.prepare) return 0;
  const chosen = steps.filter(([name]) => name === (values.step ?? name));
  const failed: string[] = [];
  for (const [name, args] of chosen) {
    console.log(`\n=== ${name} ===`);
    if ((await run(process.execPath, args, { cwd: path.resolve(project) })) !== 0) failed.push(name);
  }
  const names = failed.map((one) => `: ${one}`).join("");
  console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed${names}`);
  return failed.length > 0 || chosen.length === 0 ? 1 : 0;
}

main().then((code) => {
  process.exitCode = code;
});
