import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser, ensureHeadlessShell } from "../setup/browser";
import { installDebianPackages } from "../setup/debian";
import { type Count, formatCount, getStepCount, sumCounts } from "./count";
import { type Step, steps } from "./steps";

/** The requirements of server tests: the file that identifies each program, and the Debian packages that contain it. */
const servers = {
  "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so": ["nginx", "libnginx-mod-http-brotli-static"],
  // The package without the service, which would need nginx's port.
  "/usr/sbin/apache2": ["apache2-bin"],
  "/usr/bin/openssl": ["openssl"],
};

/**
 * Installs the servers that the site has configurations for, so that every CI run tests these. Installs nothing outside
 * CI (`CI` is unset): running tests must not put a server on a developer's machine.
 *
 * @returns the reason for a failure; the tests of the servers are then counted as skipped
 */
async function ensureServers(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const missing = Object.entries(servers).flatMap(([file, packages]) => (existsSync(file) ? [] : packages));
  return environment.CI && missing.length > 0 ? installDebianPackages(missing) : undefined;
}

/** The result of a step in the summary; `count` is undefined if the step did not run. */
interface Outcome {
  readonly name: string;
  readonly count: Count | undefined;
  readonly seconds: number;
}

async function runStep({ name, run }: Step): Promise<Outcome> {
  console.log(`\n=== ${name} ===`);
  const started = performance.now();
  const count = await run().catch((error: unknown) => {
    console.error(error);
    return getStepCount(1);
  });
  const outcome = { name, count, seconds: (performance.now() - started) / 1000 };
  console.log(lineOf(outcome));
  return outcome;
}

function lineOf({ name, count, seconds }: Outcome): string {
  if (!count) return `${name}: not run`;
  return `${name}: ${formatCount(count)}, ${seconds.toFixed(1)} s`;
}

async function runAll(folder: string): Promise<Outcome[]> {
  console.log("Looking for a browser to test with ...");
  await ensureHeadlessShell(process.env);
  const browser = await ensureBrowser().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  });
  if (browser) console.log(`Testing with ${browser}.`);
  const withoutServers = await ensureServers(process.env);
  if (withoutServers) console.log(`The configuration of nginx and Apache is not tried here: ${withoutServers}.`);
  const outcomes: Outcome[] = [];
  for (const step of steps(path.join(folder, "report.json"), browser)) {
    const failed = outcomes.find(({ name, count }) => step.needs?.includes(name) && count?.failed !== 0)?.name;
    if (failed) console.log(`\n=== ${step.name} ===\nNot run, because this step failed: ${failed}.`);
    outcomes.push(failed ? { name: step.name, count: undefined, seconds: 0 } : await runStep(step));
    // The next step must not read this report as its result.
    await rm(path.join(folder, "report.json"), { force: true });
  }
  return outcomes;
}

async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-tests-"));
  try {
    const outcomes = await runAll(folder);
    console.log("\n=== Summary ===");
    for (const outcome of outcomes) console.log(lineOf(outcome));
    const sum = sumCounts(outcomes.flatMap(({ count }) => count ?? []));
    process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
    console.log(`\n${formatCount(sum)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

run();
