import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

/** The file with the timings of the last run; git ignores it, and CI stores it. */
const timingsFile = path.join(".trial", "timings.json");

/** The number of the slowest tests that a run records. */
const slowestCount = 20;

const seconds = z.number().nonnegative();

/** The time of a step of the test run. */
const step = z.object({
  name: z.string(),
  seconds,
  /** The processor time of all its processes; undefined where the system does not report it. */
  processorSeconds: seconds.optional(),
});

/** A test with its file, relative to the project. */
const timedTest = z.object({ file: z.string(), title: z.string(), seconds });

const timings = z.object({ steps: z.array(step), slowest: z.array(timedTest) });

export type StepTime = z.output<typeof step>;
export type TimedTest = z.output<typeof timedTest>;

/** Writes the timings of a run, with its slowest tests. */
export function writeTimings(steps: readonly StepTime[], tests: readonly TimedTest[]): readonly TimedTest[] {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestCount);
  mkdirSync(path.dirname(timingsFile), { recursive: true });
  writeFileSync(timingsFile, `${JSON.stringify({ steps, slowest }, null, 2)}\n`);
  return slowest;
}

/** Returns the files of the slowest tests of the last run, the slowest first; none before the first run. */
export function readSlowestFiles(): readonly string[] {
  if (!existsSync(timingsFile)) return [];
  const { success, data } = timings.safeParse(JSON.parse(readFileSync(timingsFile, "utf8")));
  // A file of another version is only a lost order.
  return success ? [...new Set(data.slowest.map(({ file }) => file))] : [];
}
