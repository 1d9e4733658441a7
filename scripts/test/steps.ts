import { readFile } from "node:fs/promises";
import path from "node:path";
import { browserVariable } from "../setup/browser";
import { findProgram, type RunOptions, runNode, run as runProgram, runTypeScript } from "../setup/run.mjs";
import { type Count, getStepCount, type Report, reports } from "./count";

/** A step of the test run: a single check, or a runner whose report counts tests. */
export interface Step {
  readonly name: string;
  readonly run: (options: RunOptions) => Promise<{ readonly count: Count; readonly report?: Report }>;
}

/** Creates a step from a program of a package. */
function check(name: string, packageName: string, program?: string, ...args: readonly string[]): Step {
  const run: Step["run"] = async (options) => ({
    count: getStepCount(await runNode([findProgram(packageName, program), ...args], options)),
  });
  return { name, run };
}

/** Creates a step from a runner of tests that writes a report. */
function runner(name: keyof typeof reports, title: string, run: (report: string) => Promise<number>, folder: string) {
  const file = path.join(folder, `${name}.json`);
  const step: Step = {
    name: title,
    run: async () => {
      const code = await run(file);
      const report = await readReport(name, file);
      return { count: getStepCount(code, report.count), report };
    },
  };
  return step;
}

/** Returns the checks of the sources and the tests that need no site, the fastest to find errors first. */
export const listChecks = (folder: string): readonly Step[] => [
  {
    name: "Content",
    run: async (options) => ({ count: getStepCount(await runTypeScript("scripts/check.ts", options)) }),
  },
  // Without this option, Biome also colours its output in log files.
  check("Lint", "@biomejs/biome", "biome", "ci", ".", `--colors=${process.stdout.isTTY ? "force" : "off"}`),
  check("Unused code (knip)", "knip"),
  check(
    "Dependencies between folders (dependency-cruiser)",
    "dependency-cruiser",
    "depcruise",
    "src",
    "scripts",
    "tests",
  ),
  runner(
    "jest",
    "Unit and component tests (Jest)",
    (report) => runNode([findProgram("jest"), "--json", `--outputFile=${report}`]),
    folder,
  ),
];

/** Returns the build of the site for the browser tests, and the check of types. The build generates the types of queries. */
export const listBuilds = (): readonly Step[] => [
  {
    name: "Build of the council for tests",
    run: async (options) => ({
      count: getStepCount(await runProgram("npm", ["run", "--silent", "build:council"], options)),
    }),
  },
  check("Types", "typescript", "tsc", "--noEmit"),
];

/**
 * Returns the browser tests, which need the site.
 *
 * @param browser the browser's path; undefined if none is available, for a reason already printed
 */
export const createBrowserTests = (folder: string, browser: string | undefined): Step =>
  runner(
    "playwright",
    "Browser tests (Playwright)",
    (report) => {
      if (browser === undefined) throw new Error("There is no browser to test with; the first lines give the reason");
      const env = { [browserVariable]: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      return runNode([findProgram("@playwright/test", "playwright"), "test"], { env });
    },
    folder,
  );

async function readReport(name: keyof typeof reports, file: string): Promise<Report> {
  try {
    return reports[name].parse(JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    throw new Error(`${name} left no report that can be read, so its tests were not counted`, { cause });
  }
}
