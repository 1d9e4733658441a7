import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { browserVariable, ensureBrowser, ensureHeadlessShell } from "../setup/browser";
import { isTestMachine } from "../setup/debian";
import { ensurePrograms, servers } from "../setup/programs";
import { findProgram, runNode, run as runProgram, runTypeScript } from "../setup/run.mjs";
import { type Count, formatCount, getStepCount, reports, sumCounts } from "./count";

/** The steps of the test run. Each is a single check, or returns the counts of its runner's report. */
type Step = readonly [name: string, run: () => Promise<Count>];

/** Creates a step from a program of a package. */
function program(name: string, script: string, ...args: readonly string[]): Step {
  return [name, async () => getStepCount(await runNode([script, ...args]))];
}

/**
 * Returns the steps, the fastest to find errors first. Types follow the build, which generates those of the queries.
 *
 * @param report the path for the report of a runner; each runner overwrites it
 * @param browser the browser's path; undefined if none is available, for a reason already printed
 */
function steps(report: string, browser: string | undefined): Step[] {
  let isBuilt = false;
  return [
    ["Content", async () => getStepCount(await runTypeScript("scripts/check.ts"))],
    // Without this option, Biome also colours its output in log files.
    program(
      "Lint",
      findProgram("@biomejs/biome", "biome"),
      "ci",
      ".",
      `--colors=${process.stdout.isTTY ? "force" : "off"}`,
    ),
    program("Unused code (knip)", findProgram("knip")),
    program(
      "Dependencies between folders (dependency-cruiser)",
      findProgram("dependency-cruiser", "depcruise"),
      "src",
      "scripts",
      "tests",
    ),
    [
      "Unit and component tests (Jest)",
      async () => {
        const code = await runNode([findProgram("jest"), "--json", `--outputFile=${report}`]);
        return getStepCount(code, await readReport("jest", report));
      },
    ],
    [
      "Build of the council for tests",
      async () => {
        const code = await runProgram("npm", ["run", "--silent", "build:council"]);
        isBuilt = code === 0;
        return getStepCount(code);
      },
    ],
    program("Types", findProgram("typescript", "tsc"), "--noEmit"),
    [
      "Browser tests (Playwright)",
      async () => {
        if (!isBuilt) throw new Error("There is no site to test: the build above failed.");
        if (browser === undefined) throw new Error("There is no browser to test with; the first lines give the reason");
        const env = { [browserVariable]: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
        const code = await runNode([findProgram("@playwright/test", "playwright"), "test"], { env });
        return getStepCount(code, await readReport("playwright", report));
      },
    ],
  ];
}

async function readReport(runner: keyof typeof reports, file: string): Promise<Count> {
  try {
    return reports[runner].parse(JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    throw new Error(`${runner} left no report that can be read, so its tests were not counted`, { cause });
  } finally {
    // The next step must not read this report as its result.
    await rm(file, { force: true });
  }
}

/** Runs a step, and returns its count and its line of the summary. A step that throws has failed. */
async function runStep([name, run]: Step): Promise<{ readonly count: Count; readonly line: string }> {
  console.log(`\n=== ${name} ===`);
  const started = performance.now();
  const count = await run().catch((error: unknown) => {
    console.error(error);
    return getStepCount(1);
  });
  const line = `${name}: ${formatCount(count)}, ${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(line);
  return { count, line };
}

async function run(): Promise<void> {
  console.log("Looking for a browser to test with ...");
  await ensureHeadlessShell(process.env);
  const browser = await ensureBrowser().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  });
  if (browser) console.log(`Testing with ${browser}.`);
  // In CI also the servers that the site has configurations for, so that every CI run tests these.
  const wanted = isTestMachine(process.env) ? ["rsync" as const, ...(process.env.CI ? servers : [])] : [];
  const missing = await ensurePrograms(wanted, process.env);
  if (missing) console.log(`Publishing to a server, nginx or Apache are not tried here: ${missing}.`);
  const folder = await mkdtemp(path.join(tmpdir(), "site-tests-"));
  try {
    const outcomes: Awaited<ReturnType<typeof runStep>>[] = [];
    for (const step of steps(path.join(folder, "report.json"), browser)) outcomes.push(await runStep(step));
    console.log(`\n=== Summary ===\n${outcomes.map(({ line }) => line).join("\n")}`);
    const sum = sumCounts(outcomes.map(({ count }) => count));
    process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
    console.log(`\n${formatCount(sum)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

run();
