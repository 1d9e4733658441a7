/**
 * `npm run test:nightly -- other-council`: a copy of the project becomes that of another council - no specimen, no document
 * of ours, another name, other districts, a dozen entries of its own, words of the interface mended - and then
 * `npm run check`, `npm run build`, Jest and the browser tests end without a failure there. Takes as long as `npm test`.
 */
import path from "node:path";
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
  replaceWithCopy(project);
  becomeOtherCouncil(project);
  const failed: string[] = [];
  for (const [name, args] of steps) {
    console.log(`\n=== ${name} ===`);
    if ((await run(process.execPath, args, { cwd: path.resolve(project) })) !== 0) failed.push(name);
  }
  console.log(
    `\n${steps.length - failed.length} passed, ${failed.length} failed${failed.map((one) => `: ${one}`).join("")}`,
  );
  return failed.length > 0 ? 1 : 0;
}

main().then((code) => {
  process.exitCode = code;
});
