import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import day from "../../playwright.config";
import { siteFolder } from "../site/folder";

/** The site of the council for tests; the tests of other sites do without. */
const site = path.resolve(__dirname, "..", "..", siteFolder);

// Read by `localesInTurn`.
process.env.TEST_AT_NIGHT = "1";

/**
 * `npm run test:nightly`: the tests of every day in all languages, and those that take minutes; `-- browsers` runs the files
 * whose name has that word. `browsers` needs Firefox and WebKit as Debian has them (`firefox-esr`, `webkit2gtk-driver`,
 * `xvfb`).
 */
export default defineConfig({
  ...day,
  testDir: "..",
  testIgnore: [],
  grepInvert: [],
  workers: 1,
  timeout: 300_000,
  webServer: existsSync(site) && day.webServer && !Array.isArray(day.webServer) ? { ...day.webServer, cwd: site } : [],
});
