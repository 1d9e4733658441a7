import { readFile } from "node:fs/promises";
import { buildCouncilSite } from "../build-council";
import { browserVariable } from "../setup/browser";
import { findProgram, runNode, runTypeScript } from "../setup/run.mjs";
import { type Count, getStepCount, reports } from "./count";

/** A step of the test run. */
export interface Step {
  readonly name: string;
  /** The names of the steps that this one depends on. It does not run if one of them failed. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Count>;
}

const buildName = "Build of the council for tests";

/** Without this option, Biome also colours its output in log files. */
const colours = `--colors=${process.stdout.isTTY ? "force" : "off"}`;

/**
 * Returns the steps, the fastest to find errors first. Types follow the build, which generates those of the queries.
 *
 * @param reportFile the path for the report of a runner; each runner overwrites it
 * @param browser the browser's path; undefined if none is available, for a reason already printed
 */
export function steps(reportFile: string, browser: string | undefined): Step[] {
  return [
    { name: "Content", run: async () => getStepCount(await runTypeScript("scripts/check.ts")) },
    {
      name: "Lint",
      run: async () => getStepCount(await runNode([findProgram("@biomejs/biome", "biome"), "ci", colours, "."])),
    },
    { name: "Unused code (knip)", run: async () => getStepCount(await runNode([findProgram("knip")])) },
    {
      name: "Dependencies between folders (dependency-cruiser)",
      run: async () =>
        getStepCount(await runNode([findProgram("dependency-cruiser", "depcruise"), "src", "scripts", "tests"])),
    },
    {
      name: "Unit and component tests (Jest)",
      run: async () => {
        const code = await runNode([findProgram("jest"), "--json", `--outputFile=${reportFile}`]);
        return getStepCount(code, await readReport("jest", reportFile));
      },
    },
    { name: buildName, run: async () => getStepCount(await buildCouncilSite()) },
    { name: "Types", run: async () => getStepCount(await runNode([findProgram("typescript", "tsc"), "--noEmit"])) },
    {
      name: "Browser tests (Playwright)",
      needs: [buildName],
      run: async () => {
        if (browser === undefined) throw new Error("There is no browser to test with; the first lines give the reason");
        const env = { [browserVariable]: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
        const code = await runNode([findProgram("@playwright/test", "playwright"), "test"], { env });
        return getStepCount(code, await readReport("playwright", reportFile));
      },
    },
  ];
}

async function readReport(runner: keyof typeof reports, file: string): Promise<Count> {
  try {
    return reports[runner].parse(JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    throw new Error(`${runner} left no report that can be read, so its tests were not counted`, { cause });
  }
}
