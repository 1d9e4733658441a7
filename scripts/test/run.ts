import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser, ensureHeadlessShell } from "../setup/browser";
import { isTestMachine } from "../setup/debian";
import { ensurePrograms, servers } from "../setup/programs";
import { type Count, formatCount, getStepCount, printRepeated, type Report, sumCounts } from "./count";
import { formatFigures, takeFigures } from "./figures";
import { readMachineSeconds, takeProcessorSeconds } from "./processor-time";
import { createBrowserTests, listBuilds, listChecks, type Step } from "./steps";
import { type StepTime, writeTimings } from "./timings";

/** The result of a step. */
interface Outcome {
  readonly count: Count;
  readonly time: StepTime;
  readonly report: Report | undefined;
}

/** Returns the line of a step in the summary. */
const formatOutcome = ({ count, time: { name, seconds, processorSeconds } }: Outcome) =>
  `${name}: ${formatCount(count)}, ${seconds.toFixed(1)} s${
    processorSeconds === undefined ? "" : ` (processor ${processorSeconds.toFixed(1)} s)`
  }`;

/**
 * Runs a step. A step that throws has failed.
 *
 * @param place `beside`: another step prints its output at the same time, and this one's is printed when it ends;
 *   `alone`: no other step runs
 */
async function runStep({ name, run }: Step, place: "beside" | "first" | "alone"): Promise<Outcome> {
  const isBeside = place === "beside";
  console.log(isBeside ? `\n=== ${name}: begins beside the next step ===` : `\n=== ${name} ===`);
  const started = performance.now();
  const machine = readMachineSeconds();
  let output = "";
  const collect = {
    onOutput: (text: string) => {
      output += text;
    },
    isSilent: true,
  };
  const result = await run(isBeside ? collect : {}).catch((error: unknown) => {
    console.error(error);
    return { count: getStepCount(1), report: undefined };
  });
  const ended = takeProcessorSeconds();
  const processorSeconds = place === "alone" ? readMachineSeconds() - machine : ended;
  const seconds = (performance.now() - started) / 1000;
  const time = { name, seconds, ...(processorSeconds !== undefined && { processorSeconds }) };
  const outcome = { count: result.count, time, report: result.report };
  console.log(`${isBeside ? `\n=== ${name}: output ===\n${output}` : ""}${formatOutcome(outcome)}`);
  return outcome;
}

/** Runs steps one after the other. */
async function runSteps(steps: readonly Step[], place: "beside" | "first"): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, place));
  return outcomes;
}

/** Runs all steps: the build beside the checks, since each leaves a core idle, and the browser tests of a built site. */
async function runAll(folder: string, browser: string | undefined): Promise<readonly Outcome[]> {
  const [builds, checks] = await Promise.all([runSteps(listBuilds(), "beside"), runSteps(listChecks(folder), "first")]);
  const isBuilt = builds[0]?.count.failed === 0;
  const browserTests = createBrowserTests(folder, browser);
  const failed: Step["run"] = () => Promise.reject(new Error("There is no site to test: the build above failed."));
  const last = await runStep(isBuilt ? browserTests : { ...browserTests, run: failed }, "alone");
  return [...checks, ...builds, last];
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
  takeProcessorSeconds();
  const folder = await mkdtemp(path.join(tmpdir(), "site-tests-"));
  try {
    const outcomes = await runAll(folder, browser);
    const reports = outcomes.flatMap(({ report }) => report ?? []);
    const slowest = writeTimings(
      outcomes.map(({ time }) => time),
      reports.flatMap(({ tests }) => tests),
    );
    console.log(`\n=== Figures ===\n${formatFigures(takeFigures())}`);
    console.log(`\n=== Slowest tests ===`);
    for (const { file, title, seconds } of slowest) console.log(`${seconds.toFixed(1)} s  ${file}: ${title}`);
    console.log(`\n=== Summary ===\n${outcomes.map(formatOutcome).join("\n")}`);
    printRepeated(reports);
    const sum = sumCounts(outcomes.map(({ count }) => count));
    process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
    console.log(`\n${formatCount(sum)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

run();
