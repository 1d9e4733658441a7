import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { browserArguments, installedBrowsers } from "../../scripts/setup/browser";
import { siteFolder } from "../site/folder";

const port = Number(process.env.TEST_PORT || 9133);

/** None where Playwright's own download has yet to come: it is then used, and asked for, by default. */
const executablePath = installedBrowsers()[0];

/** The site of the council for tests; the tests of other sites do without. */
const site = path.resolve(__dirname, "..", "..", siteFolder);

/**
 * `npm run test:nightly`: tests that take minutes; `-- browsers` runs the files whose name has that word. `browsers` needs
 * Firefox and WebKit as Debian has them (`firefox-esr`, `webkit2gtk-driver`, `xvfb`).
 */
export default defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 300_000,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: "block",
    launchOptions: { args: [...browserArguments], ...(executablePath ? { executablePath } : {}) },
  },
  ...(existsSync(site)
    ? {
        webServer: {
          command: "node --import tsx scripts/serve.ts",
          cwd: site,
          url: `http://localhost:${port}`,
          env: { PORT: String(port) },
          reuseExistingServer: false,
          gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
        },
      }
    : {}),
});
