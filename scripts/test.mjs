// `npm test` installs the project and runs all tests. With `-- --changed-since COMMIT`, as in CI for pull requests,
// a change of content alone passes without tests. Plain JavaScript, because it runs before anything is installed;
// afterwards it loads the steps, in TypeScript.
import { parseArgs } from "node:util";
import { changedSince, concernsContentAlone } from "./ci/changed.mjs";
import { setUp } from "./setup/install.mjs";

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
