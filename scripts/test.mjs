// `npm test`: everything from a fresh copy of the project to a verdict on it. With `-- --changed-since commit`, as CI
// runs it for a pull request, a change of content alone passes without it. Plain JavaScript, as it runs before anything
// is installed; the steps, in TypeScript, follow once it is.
import { parseArgs } from "node:util";
import { setUp } from "./setup/install.mjs";
import { changedSince, concernsContentAlone } from "./test/changed.mjs";

const { values } = parseArgs({ options: { "changed-since": { type: "string" } } });
const base = values["changed-since"];

if (base !== undefined && concernsContentAlone(changedSince(base))) {
  console.log(
    "Only content changed, which `npm run check` looks at. The programs are as they were and not tested again.",
  );
} else if (await setUp()) {
  await import("tsx");
  await import("./test/run.ts");
} else {
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
