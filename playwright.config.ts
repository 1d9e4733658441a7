import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { browserArguments, installedBrowsers } from "./scripts/setup/browser";
import { longListsSite } from "./tests/long-lists/site";

/** Apart from the port that the site is served on for people, so that both can run at once; `TEST_PORT` is another. */
const port = Number(process.env.TEST_PORT || 9123);

/** The sites that are tested: each is served on a port of its own, and has tests of its own. */
const sites = [
  { name: "site", folder: ".", port, testIgnore: ["long-lists/**", "nightly/**"] },
  // Built by `npm test` alone; whoever runs a single test of the site need not have it.
  { name: "long lists", folder: longListsSite.folder, port: port + 1, testMatch: "long-lists/**/*.spec.ts" },
].filter(({ folder }) => existsSync(`${folder}/public`));

/** None where Playwright's own download has yet to come: it is then used, and asked for, by default. */
const executablePath = installedBrowsers()[0];

export default defineConfig({
  // Generous, because a small machine that is shared is slow now and then; a fault is told at once all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  testDir: "tests",
  // With its own configuration, by `npm run test:nightly -- browsers`.
  testIgnore: "nightly/**",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : [])],
  use: {
    browserName: "chromium",
    // Without pictures and copies of every page, which would make a test a fifth slower; `--trace on` has them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    // A worker would answer in place of the network that tests bend; those of the worker itself allow it.
    serviceWorkers: "block",
    launchOptions: { args: [...browserArguments], ...(executablePath ? { executablePath } : {}) },
  },
  projects: sites.map(({ folder: _, port: served, ...project }) => ({
    ...project,
    use: { baseURL: `http://localhost:${served}` },
  })),
  webServer: sites.map(({ folder, port: served }) => ({
    command: "node --import tsx scripts/serve.ts",
    cwd: folder,
    url: `http://localhost:${served}`,
    env: { PORT: String(served) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  })),
});
