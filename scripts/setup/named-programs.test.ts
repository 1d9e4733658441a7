import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { benchmarks } from "../bench/benchmarks";
import { longTests } from "../nightly/long-tests";
import { runNamed } from "./named-programs";

const programs = {
  passes: { summary: "Passes.", args: ["-e", "process.exit(Number(process.argv[1] ?? 0))"] },
  fails: { summary: "Fails.", args: ["-e", "process.exit(3)"] },
  "passes-too": { summary: "Passes, too.", args: ["-e", ""] },
};
const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
const error = jest.spyOn(console, "error").mockImplementation(() => undefined);

afterEach(() => jest.clearAllMocks());

test("a named program runs with the options that follow, and its exit code is the command's", async () => {
  expect(await runNamed("npm run bench --", programs, ["passes"])).toBe(0);
  expect(await runNamed("npm run bench --", programs, ["passes", "7"])).toBe(7);
});

test("all runs each program, also after one has failed, and names those that failed", async () => {
  expect(await runNamed("npm run bench --", programs, ["all"])).toBe(1);
  const lines = log.mock.calls.flat().join("\n");
  expect(lines).toContain("=== passes-too ===");
  expect(lines).toContain("2 passed, 1 failed: fails");
});

test.each(["toString", "unknown"])("%s, which is no program, is refused with the list of programs", async (name) => {
  expect(await runNamed("npm run bench --", programs, [name])).toBe(2);
  expect(error.mock.calls.flat().join("\n")).toMatch(/npm run bench -- NAME\n +passes +Passes\.\n/u);
});

test.each([
  ["nightly", longTests],
  ["bench", benchmarks],
])("the %s command without a name lists every program with its sentence", (command, offered) => {
  const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", `scripts/${command}.ts`], {
    encoding: "utf8",
  });
  expect(status).toBe(0);
  for (const [name, { summary, args }] of Object.entries(offered)) {
    expect(stdout).toContain(name);
    expect(stdout).toContain(summary);
    for (const file of args.filter((one) => /\.ts$/u.test(one))) expect(existsSync(file)).toBe(true);
  }
});
