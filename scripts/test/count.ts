import { z } from "zod";

/** How many checks held and how many did not. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const number = z.number().int().nonnegative();

const jestReport = z
  .object({ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number })
  .transform((report) => ({
    passed: report.numPassedTests,
    // A file that could not be run holds tests that nobody counted.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));

const playwrightReport = z
  .object({ stats: z.object({ expected: number, unexpected: number, flaky: number }), errors: z.array(z.unknown()) })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    // A test that held only when it was tried again did not hold; an error outside any test is one failure.
    failed: stats.unexpected + stats.flaky + errors.length,
  }));

/** The forms of report that are understood, each as its runner's JSON reporter writes it. */
export const reports = { jest: jestReport, playwright: playwrightReport } as const;

/**
 * The count of a step that wrote no report, or whose report is given.
 *
 * @param exitCode of the step; one that failed has at least one failure, whatever its report says
 * @param reported undefined where the step is itself one check
 */
export function countOf(exitCode: number, reported: Count = { passed: exitCode === 0 ? 1 : 0, failed: 0 }): Count {
  const { passed, failed } = reported;
  const hasNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || hasNothing) ? 1 : failed };
}

/** The sum of counts. */
export function sumOf(counts: readonly Count[]): Count {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
