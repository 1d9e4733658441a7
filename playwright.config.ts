import "./tests/site/use-council";
import { defineConfig } from "@playwright/test";
import { browserArguments, installedBrowsers } from "./scripts/setup/browser";
import { atNight } from "./tests/site/examples";
import { siteFolder } from "./tests/site/folder";

/** Apart from the port that the site is served on for people, so that both can run at once; `TEST_PORT` is another. */
const port = Number(process.env.TEST_PORT || 9123);

const origin = `http://localhost:${port}`;

/** None where Playwright's own download has yet to come: it is then used, and asked for, by default. */
const executablePath = installedBrowsers()[0];

export default defineConfig({
  // Generous, because a small machine that is shared is slow now and then; a fault is told at once all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  testDir: "tests",
  // With its own configuration, by `npm run test:nightly`.
  testIgnore: "nightly/**",
  grepInvert: new RegExp(atNight.tag, "u"),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : [])],
  use: {
    browserName: "chromium",
    baseURL: origin,
    // Without pictures and copies of every page, which would make a test a fifth slower; `--trace on` has them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    // A worker would answer in place of the network that tests bend; those of the worker itself allow it.
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
