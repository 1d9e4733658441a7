import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../tests/temporary-folder";

const folder = temporaryFolder();

/** An npm whose tests print some lines. It starts the night as npm does. */
const npm = (lines: string) =>
  `#!/bin/sh\nif [ "$1" = test ]; then printf '${lines}'; exit 1; fi\nshift 4\nexec node --import tsx scripts/test-nightly.ts "$@"\n`;

/** Runs `.ci/run` with the commit HEAD, which is no base. Returns its last line and exit code. */
function run(lines: string) {
  writeFileSync(path.join(folder, "npm"), npm(lines), { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { stdout, stderr, status } = spawnSync(path.resolve(".ci/run"), ["HEAD"], { encoding: "utf8", env });
  expect(stderr).toContain("The commit HEAD is HEAD itself");
  return { last: stdout.trimEnd().split("\n").at(-1), status };
}

it("ends with the sum of npm test and of the night, and fails if one of them fails", () => {
  expect(run("Lint: 1 passed\\n\\n7 passed, 1 failed, 2 skipped\\n")).toEqual({
    last: "7 passed, 2 failed, 2 skipped",
    status: 1,
  });
  expect(run("Killed\\n").last).toBe("0 passed, 2 failed, 0 skipped");
});
