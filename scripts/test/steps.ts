import { readFile } from "node:fs/promises";
import { browserVariable } from "../setup/browser";
import { programOf, runNode, runTypeScript } from "../setup/run.mjs";
import { buildCouncilSite } from "./council-site";
import { type Count, countOf, reports } from "./count";

/** One part of the verdict. */
export interface Step {
  readonly name: string;
  /** The steps without which this one would say nothing: it is not run when one of them failed. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Count>;
}

const buildName = "Build of the council for tests";

/** Biome colours its words in a log file too, unless it is told not to. */
const colours = `--colors=${process.stdout.isTTY ? "force" : "off"}`;

/**
 * The steps, the quickest to tell of a fault first. Types come after the build, which writes those of the queries.
 *
 * @param reportFile where a runner may write its report; overwritten by the next
 * @param browser the browser's path; undefined where none could be had, for a reason already told
 */
export function steps(reportFile: string, browser: string | undefined): Step[] {
  return [
    { name: "Content", run: async () => countOf(await runTypeScript("scripts/check.ts")) },
    {
      name: "Lint",
      run: async () => countOf(await runNode([programOf("@biomejs/biome", "biome"), "ci", colours, "."])),
    },
    { name: "Unused code (knip)", run: async () => countOf(await runNode([programOf("knip")])) },
    {
      name: "Dependencies between folders (dependency-cruiser)",
      run: async () =>
        countOf(await runNode([programOf("dependency-cruiser", "depcruise"), "src", "scripts", "tests"])),
    },
    {
      name: "Unit and component tests (Jest)",
      run: async () => {
        const code = await runNode([programOf("jest"), "--json", `--outputFile=${reportFile}`]);
        return countOf(code, await readReport("jest", reportFile));
      },
    },
    { name: buildName, run: async () => countOf(await buildCouncilSite()) },
    { name: "Types", run: async () => countOf(await runNode([programOf("typescript", "tsc"), "--noEmit"])) },
    {
      name: "Browser tests (Playwright)",
      needs: [buildName],
      run: async () => {
        if (browser === undefined) throw new Error("There is no browser to test with; the reason stands at the top");
        const env = { [browserVariable]: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
        const code = await runNode([programOf("@playwright/test", "playwright"), "test"], { env });
        return countOf(code, await readReport("playwright", reportFile));
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
