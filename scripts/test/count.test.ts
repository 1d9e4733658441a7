// Calls with their results are in tests/tables/other.yaml.
import path from "node:path";
import { parseClosingLine, reports } from "./count";

it("counts files that could not run in Jest's report, and returns the seconds of tests", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 4,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: path.resolve("src/a.test.ts"), assertionResults: [{ fullName: "adds numbers", duration: 1500 }] },
    ],
  };
  expect(reports.jest.parse(report)).toEqual({
    count: { passed: 7, failed: 2, skipped: 4 },
    tests: [{ file: "src/a.test.ts", title: "adds numbers", seconds: 1.5 }],
    repeated: [],
    failures: [],
  });
});

it("counts errors outside the tests in Playwright's report, and names repeated and failed tests", () => {
  const stats = { startTime: "", duration: 1, expected: 40, skipped: 5, unexpected: 2, flaky: 1 };
  const spec = (title: string, status: string, ...durations: readonly number[]) => ({
    title,
    file: "browser/a.spec.ts",
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { specs: [spec("sorts a list", "flaky", 1000, 500), spec("prints", "unexpected", 0)] };
  const suites = [{ specs: [spec("opens a page", "expected", 250)], suites: [inner] }];
  expect(reports.playwright.parse({ stats, errors: [{ message: "no server" }], suites })).toEqual({
    count: { passed: 41, failed: 3, skipped: 5 },
    tests: [
      { file: "tests/browser/a.spec.ts", title: "opens a page", seconds: 0.25 },
      { file: "tests/browser/a.spec.ts", title: "sorts a list", seconds: 1.5 },
      { file: "tests/browser/a.spec.ts", title: "prints", seconds: 0 },
    ],
    repeated: ["browser/a.spec.ts: sorts a list"],
    failures: ["browser/a.spec.ts: prints"],
  });
});

it("refuses a report in another format", () => {
  expect(reports.jest.safeParse({ passed: 3 }).success).toBe(false);
});

it("reads the last closing line of a run, and counts a run without one as failed", () => {
  const output = "Lint: 1 passed, 0 failed, 0 skipped, 3.0 s\n1 passed, 0 failed\n\n7 passed, 2 failed, 3 skipped\n";
  expect(parseClosingLine(output)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  expect(parseClosingLine("0 passed, 1 failed\n")).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(parseClosingLine("Killed\n")).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
