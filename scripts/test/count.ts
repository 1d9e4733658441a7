import { z } from "zod";

/** The numbers of checks that passed, that failed, and that this machine could not run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const number = z.number().int().nonnegative();

const jestReport = z
  .object({
    numPassedTests: number,
    numFailedTests: number,
    numPendingTests: number,
    numRuntimeErrorTestSuites: number,
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    // A file that could not be run holds tests that nobody counted.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }));

const playwrightReport = z
  .object({
    stats: z.object({ expected: number, unexpected: number, flaky: number, skipped: number }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    // A test that held only when it was tried again did not hold; an error outside any test is one failure.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));

/** The forms of report that are understood, each as its runner's JSON reporter writes it. */
export const reports = { jest: jestReport, playwright: playwrightReport } as const;

/**
 * The count of a step that wrote no report, or whose report is given.
 *
 * @param exitCode of the step; one that failed has at least one failure, whatever its report says
 * @param reported undefined where the step is itself one check
 */
export function getStepCount(exitCode: number, reported: Count = oneCheck(exitCode === 0)): Count {
  const { passed, failed, skipped } = reported;
  const hasNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || hasNothing) ? 1 : failed, skipped };
}

/** Counts a step that is itself one check. */
function oneCheck(holds: boolean): Count {
  return { passed: holds ? 1 : 0, failed: 0, skipped: 0 };
}

/** Adds counts up. */
export function sumCounts(counts: readonly Count[]): Count {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    sum.passed += count.passed;
    sum.failed += count.failed;
    sum.skipped += count.skipped;
  }
  return sum;
}

/** Writes a count as the closing line has it: `N passed, N failed, N skipped`. */
export function formatCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
