import "./tests/site/use-council";
import { defineConfig } from "@playwright/test";
import { browserArguments, listInstalledBrowsers } from "./scripts/setup/browser";
import { readSlowestFiles } from "./scripts/test/timings";
import { atNight } from "./tests/site/examples";
import { siteFolder } from "./tests/site/folder";

/**
 * The port of the tested site, other than that of `npm run serve` so that both can run at once. `TEST_PORT` overrides
 * it.
 */
const port = Number(process.env.TEST_PORT || 9123);

const origin = `http://localhost:${port}`;

/** Undefined if no browser is installed: Playwright then uses its own, and reports a missing download. */
const executablePath = listInstalledBrowsers()[0];

/** The specs that mostly wait, for a network or a time: more of them run at once than the machine has cores. */
const waiting = ["offline", "offline-lossy", "loading", "failed-load", "early-interaction", "early-typing"].map(
  (name) => `browser/${name}.spec.ts`,
);

/** The other specs of the slowest tests of the last run, which begin first. */
const slowest = readSlowestFiles()
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => file.replace(/^tests\//u, ""))
  .filter((file) => !waiting.includes(file));

export default defineConfig({
  // Generous, because a busy machine needs minutes for a test with several clerks. Failures are still reported at once.
  timeout: 400_000,
  expect: { timeout: 15_000 },
  testDir: "tests",
  // These have another configuration: `npm run test:nightly`.
  testIgnore: "nightly/**",
  grepInvert: new RegExp(atNight.tag, "u"),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: "200%",
  projects: [
    { name: "waiting", testMatch: [...waiting] },
    { name: "slowest", testMatch: [...slowest], workers: "100%" },
    { name: "others", testIgnore: [...waiting, ...slowest, "nightly/**"], workers: "100%" },
  ],
  // Where people work, every race counts. CI repeats a failed test once and lists it as a fault to fix.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : [])],
  use: {
    browserName: "chromium",
    baseURL: origin,
    // Without screenshots and snapshots, which make tests a fifth slower; `--trace on` adds them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    // A service worker would answer instead of the network that tests mock. Its own tests allow it.
    serviceWorkers: "block",
    launchOptions: { args: [...browserArguments], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: "node --import tsx scripts/serve.ts",
    cwd: siteFolder,
    url: origin,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
