import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import day from "../../playwright.config";
import { siteFolder } from "../site/folder";

/** The site of the test council. Tests of other sites run without it. */
const site = path.resolve(__dirname, "..", "..", siteFolder);

// Read by `isNight`.
process.env.TEST_AT_NIGHT = "1";

/**
 * The configuration of `npm run test:nightly`: the daily tests in all languages without
 * repetition, and tests that take minutes. To run
 * only the files whose name has a word, pass it: `npm run test:nightly -- browsers`. The browser tests need Firefox and
 * WebKit from Debian (`firefox-esr`, `webkit2gtk-driver`, `xvfb`).
 */
export default defineConfig({
  ...day,
  testDir: "..",
  testIgnore: [],
  grepInvert: [],
  workers: 1,
  retries: 0,
  timeout: 300_000,
  webServer: existsSync(site) && day.webServer && !Array.isArray(day.webServer) ? { ...day.webServer, cwd: site } : [],
});
