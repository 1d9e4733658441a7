import path from "node:path";
import * as z from "zod";
import type { TimedTest } from "./timings";

/** The numbers of checks that passed, that failed, and that were skipped because this machine cannot run them. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const number = z.number().int().nonnegative();

/** The results of a runner's report. */
export interface Report {
  readonly count: Count;
  readonly tests: readonly TimedTest[];
  /** The titles of the tests that passed only when they were repeated. */
  readonly repeated: readonly string[];
  /** The titles of the browser tests that failed. */
  readonly failures: readonly string[];
}

const toSeconds = (milliseconds: number) => milliseconds / 1000;

const jestReport = z
  .object({
    numPassedTests: number,
    numFailedTests: number,
    numPendingTests: number,
    numRuntimeErrorTestSuites: number,
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
      }),
    ),
  })
  .transform(
    (report): Report => ({
      count: {
        passed: report.numPassedTests,
        // Jest does not count the tests in a file that could not run.
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        skipped: report.numPendingTests,
      },
      tests: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          file: path.relative(".", name),
          title: fullName,
          seconds: toSeconds(duration ?? 0),
        })),
      ),
      repeated: [],
      failures: [],
    }),
  );

/** A file or a group of Playwright's tests. */
const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

type Suite = z.output<typeof suite>;

const listSpecs = ({ specs, suites = [] }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(listSpecs)];

const playwrightReport = z
  .object({
    stats: z.object({ expected: number, unexpected: number, flaky: number, skipped: number }),
    errors: z.array(z.unknown()),
    suites: z.array(suite),
  })
  .transform(({ stats, errors, suites }): Report => {
    const specs = suites.flatMap(listSpecs);
    const listTitles = (status: string) =>
      specs
        .filter(({ tests }) => tests.some((test) => test.status === status))
        .map(({ title, file }) => `${file}: ${title}`);
    return {
      count: {
        // A flaky test passed when it was repeated.
        passed: stats.expected + stats.flaky,
        // An error outside any test is one failure.
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
      },
      tests: specs.map(({ title, file, tests }) => ({
        file: path.posix.join("tests", file),
        title,
        seconds: toSeconds(tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)),
      })),
      repeated: listTitles("flaky"),
      failures: listTitles("unexpected"),
    };
  });

/** The schemas of test reports, in the format of each runner's JSON reporter. */
export const reports = { jest: jestReport, playwright: playwrightReport } as const;

/**
 * Returns the count of a step.
 *
 * @param exitCode the step's exit code; a failed step has at least one failure, even if its report has none
 * @param reported the counts in the step's report; without a report the step is a single check
 */
export function getStepCount(exitCode: number, reported?: Count): Count {
  const { passed, failed, skipped } = reported ?? { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const hasNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || hasNothing) ? 1 : failed, skipped };
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

/** Formats a count for the closing line: `N passed, N failed, N skipped`. */
export function formatCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Parses the count of a run from its output.
 *
 * @returns the count of the last closing line; one failure if there is none
 */
export function parseClosingLine(output: string): Count {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gmu)];
  const [, passed = 0, failed = 1, skipped = 0] = (lines.at(-1) ?? []).map(Number);
  return { passed, failed, skipped: skipped || 0 };
}

/** Prints the tests that passed only when they were repeated, as faults to fix. */
export function printRepeated(reports: readonly Pick<Report, "repeated">[]): void {
  const repeated = reports.flatMap((report) => report.repeated);
  if (repeated.length > 0)
    console.log(`\nFaults to fix: these tests passed only when they were repeated.\n${repeated.join("\n")}`);
}
