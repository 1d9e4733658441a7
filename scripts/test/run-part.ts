import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Part } from "../../tests/nightly/parts";
import { publicFolder } from "../../tests/site/folder";
import { ensurePrograms } from "../setup/programs";
import { findProgram, run, runNode } from "../setup/run.mjs";
import { listSpecs } from "./choose-parts";
import { type Count, formatCount, getStepCount, reports } from "./count";

/** The result of a part: its count, and the titles of the tests that failed, or the reason why none ran. */
export interface PartResult {
  readonly part: Part;
  readonly count: Count;
  readonly failures: readonly string[];
  /** The titles of the tests that passed only when they were repeated. */
  readonly repeated: readonly string[];
  readonly seconds: number;
}

/**
 * Runs a part of the night, and installs and builds before what it needs. A part that cannot run has failed.
 *
 * @param limit the seconds after which the part is stopped, and has failed
 * @param isRepeating true if a failed test is repeated once, in parts that allow it
 */
export async function runPart(part: Part, limit: number, isRepeating: boolean): Promise<PartResult> {
  console.log(`\n=== ${part.name}: ${part.about} ===`);
  const started = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), "nightly-"));
  try {
    const obstacle = await prepare(part);
    if (obstacle) console.error(obstacle);
    const options = ["--global-timeout", String(limit * 1000), `--retries=${isRepeating && part.isRepeated ? 1 : 0}`];
    const result = obstacle ? fail(obstacle) : await runSpecs(part, options, path.join(folder, "report.json"));
    return { part, ...result, seconds: (performance.now() - started) / 1000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Installs the programs of a part and builds its site if they are missing. Returns why that is not possible. */
async function prepare({ needs = [], opensSite = false }: Part): Promise<string | undefined> {
  const missing = await ensurePrograms(needs, process.env);
  if (missing || !opensSite || existsSync(publicFolder)) return missing;
  const code = await run("npm", ["run", "--silent", "build:council"]);
  return code === 0 ? undefined : "The site of the council for tests could not be built: npm run build:council";
}

/** Returns the result of a part that did not run. */
const fail = (reason: string) => ({ count: getStepCount(1), failures: [reason], repeated: [] });

async function runSpecs(part: Part, options: readonly string[], report: string) {
  const playwright = findProgram("@playwright/test", "playwright");
  const config = ["--config", "tests/nightly/playwright.config.ts", ...options];
  const env = { ...part.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await runNode([playwright, "test", ...config, ...(part.choice ?? []), ...listSpecs(part)], { env });
  if (!existsSync(report)) return fail("Playwright left no report");
  const { count, failures, repeated } = reports.playwright.parse(JSON.parse(await readFile(report, "utf8")));
  const other = count.failed > failures.length ? ["an error outside of its tests"] : [];
  return { count: getStepCount(code, count), failures: [...failures, ...other], repeated };
}

/** Formats a part as a line of the list of parts. */
export function formatPart({ name, minutes, about, isByNameAlone }: Part): string {
  return `${name.padEnd(26)}${String(minutes).padStart(3)} min  ${about}${isByNameAlone ? " (only by name)" : ""}`;
}

/** Formats the result of a part as a line of the summary. */
export function formatResult({ part, count, seconds }: PartResult): string {
  return `${part.name}: ${formatCount(count)}, ${seconds.toFixed(1)} s`;
}

/** Formats what failed in a part as a list in Markdown; empty if nothing failed. */
export function formatFailures({ part, count, failures }: PartResult): string[] {
  if (count.failed === 0) return [];
  const head = `- **${part.name}** (\`npm run test:nightly -- ${part.name}\`): ${formatCount(count)}`;
  return [head, ...failures.map((failure) => `  - ${failure.replaceAll("\n", " ")}`)];
}
