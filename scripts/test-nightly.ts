import { readFileSync, writeFileSync } from "node:fs";
import { type Part, parts } from "../tests/nightly/parts";
import { defineCommand } from "./command";
import { browserVariable, ensureBrowser, ensureHeadlessShell } from "./setup/browser";
import { chooseParts, NightFault } from "./test/choose-parts";
import { type Count, formatCount, parseClosingLine, printRepeated, sumCounts } from "./test/count";
import { formatFailures, formatPart, formatResult, type PartResult, runPart } from "./test/run-part";

/** The minutes for all parts of a change. */
const changeMinutes = 40;

/** Returns the minutes after which a part is stopped: twice what it may take on two quiet cores. */
const getLimit = ({ minutes }: Part) => 2 * Math.max(minutes, 10);

defineCommand(__filename, {
  name: "test:nightly",
  summary: "Runs the tests that take minutes, part by part; `-- browsers` runs only the part of that name.",
  words: "[PART ...]",
  options: {
    list: { help: "lists the parts" },
    since: { value: "COMMIT", help: 'runs the parts whose files differ from it; "" is that of docs/figures.json' },
    after: { value: "LOG", help: "adds the counts of npm test, which wrote this log" },
    report: { value: "FILE", help: "writes what failed, as Markdown" },
  },
  run: async ({ words, has, get }) => {
    if (has("list")) return console.log(parts.map(formatPart).join("\n"));
    const log = get("after");
    const counts: Count[] = log === undefined ? [] : [parseClosingLine(readFileSync(log, "utf8"))];
    const failures: string[] = [];
    try {
      const results = await runNight(words, get("since"));
      counts.push(...results.map(({ count }) => count));
      failures.push(...results.flatMap(formatFailures));
    } catch (fault) {
      if (!(fault instanceof NightFault)) throw fault;
      console.error(fault.message);
      counts.push({ passed: 0, failed: 1, skipped: 0 });
      failures.push(fault.message);
    }
    const report = get("report");
    if (report !== undefined) writeFileSync(report, failures.map((failure) => `${failure}\n`).join(""));
    const sum = sumCounts(counts);
    console.log(`\n${formatCount(sum)}`);
    return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
  },
});

/**
 * Runs parts of the night, and prints a summary.
 *
 * @param names the names of the parts; without one, all
 * @param since a commit, if only the parts that differ from it run, within their minutes
 * @throws NightFault if nothing can run
 */
async function runNight(names: readonly string[], since: string | undefined): Promise<PartResult[]> {
  const chosen = chooseParts(names, since);
  if (chosen.length === 0) return [];
  await findBrowser();
  const end = performance.now() / 60_000 + (since === undefined ? Number.POSITIVE_INFINITY : changeMinutes);
  const results: PartResult[] = [];
  const late: string[] = [];
  for (const part of chosen) {
    const left = end - performance.now() / 60_000;
    // On a busy machine a part takes longer than its minutes.
    if (1.5 * part.minutes > left) late.push(part.name);
    else results.push(await runPart(part, 60 * Math.min(left, getLimit(part)), since !== undefined));
  }
  console.log(`\n=== Summary of the night ===\n${results.map(formatResult).join("\n")}`);
  printRepeated(results);
  if (late.length > 0) console.log(`Not run, because ${changeMinutes} minutes do not suffice: ${late.join(", ")}`);
  return results;
}

/** Finds the browser of the browser tests, and names it to them. */
async function findBrowser(): Promise<void> {
  await ensureHeadlessShell(process.env);
  try {
    process.env[browserVariable] = await ensureBrowser();
  } catch (cause) {
    throw new NightFault(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
