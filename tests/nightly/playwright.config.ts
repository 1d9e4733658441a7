import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import day from "../../playwright.config";
import { siteFolder } from "../site/folder";

/** The site of the test council. Tests of other sites run without it. */
const site = path.resolve(__dirname, "..", "..", siteFolder);

// Read by `isNight`.
process.env.TEST_AT_NIGHT = "1";

/** The configuration of the night's parts: the tests of the day in all languages, and those that take minutes. */
export default defineConfig({
  ...day,
  testDir: "..",
  testIgnore: [],
  grepInvert: [],
  projects: [{ name: "night" }],
  workers: "100%",
  retries: 0,
  timeout: 300_000,
  webServer: existsSync(site) && day.webServer && !Array.isArray(day.webServer) ? { ...day.webServer, cwd: site } : [],
});
