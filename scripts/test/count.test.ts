import { formatCount, getStepCount, reports, sumCounts } from "./count";

it("counts a step without a report as one check", () => {
  expect(getStepCount(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(getStepCount(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it("counts at least one failure for a step that failed or ran nothing", () => {
  const skipped = 3;
  expect(getStepCount(1, { passed: 5, failed: 0, skipped })).toEqual({ passed: 5, failed: 1, skipped });
  expect(getStepCount(0, { passed: 0, failed: 0, skipped })).toEqual({ passed: 0, failed: 1, skipped });
  expect(getStepCount(1, { passed: 5, failed: 2, skipped })).toEqual({ passed: 5, failed: 2, skipped });
});

it("counts files that could not run in Jest's report", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 4,
    numRuntimeErrorTestSuites: 1,
    testResults: [],
  };
  expect(reports.jest.parse(report)).toEqual({ passed: 7, failed: 2, skipped: 4 });
});

it("counts errors outside the tests in Playwright's report", () => {
  const stats = { startTime: "", duration: 1, expected: 40, skipped: 5, unexpected: 2, flaky: 1 };
  expect(reports.playwright.parse({ stats, errors: [{ message: "no server" }] })).toEqual({
    passed: 40,
    failed: 4,
    skipped: 5,
  });
});

it("refuses a report in another format", () => {
  expect(reports.jest.safeParse({ passed: 3 }).success).toBe(false);
});

it("adds counts, and names skipped tests in the closing line", () => {
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  const sum = sumCounts([getStepCount(0), getStepCount(1), { passed: 3, failed: 4, skipped: 2 }]);
  expect(sum).toEqual({ passed: 4, failed: 5, skipped: 2 });
  expect(formatCount(sum)).toBe("4 passed, 5 failed, 2 skipped");
});
