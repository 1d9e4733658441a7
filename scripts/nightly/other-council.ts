/**
 * `npm run test:nightly -- other-council`: a copy of the project becomes another council's by `npm run adopt`: no specimen,
 * no document of ours, another name, other districts, its own emblem and colour, a dozen entries of its own, changed texts
 * of the interface. `npm run check`, `npm run build` and `npm test` then end without a failure there. Takes as long as
 * `npm test`; `--prepare` leaves the copy as it is before them.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { replaceWithCopy } from "../setup/copy-project";
import { run } from "../setup/run.mjs";
import { isExample } from "./adopt/is-example";
import { becomeOtherCouncil } from "./other-council/become-other-council";

/** A copy of the project, from its folder. */
const project = ".trial/other-council";

/** The commands to run there in turn, each with Node. */
const steps: readonly (readonly [name: string, args: readonly string[]])[] = [
  ["npm run check", ["--import", "tsx", "scripts/check.ts"]],
  ["npm run build", ["--import", "tsx", "scripts/build.ts"]],
  ["npm test", ["scripts/test.mjs"]],
];

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { prepare: { type: "boolean" } } });
  if (!isExample()) return 0;
  replaceWithCopy(project);
  await becomeOtherCouncil(project);
  if (values.prepare) return 0;
  const failed: string[] = [];
  for (const [name, args] of steps) {
    console.log(`\n=== ${name} ===`);
    if ((await run(process.execPath, args, { cwd: path.resolve(project) })) !== 0) failed.push(name);
  }
  const names = failed.map((one) => `: ${one}`).join("");
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed${names}`);
  return failed.length > 0 ? 1 : 0;
}

main().then((code) => {
  process.exitCode = code;
});
