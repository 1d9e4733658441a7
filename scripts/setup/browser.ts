import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { installDebianPackages, isTestMachine } from "./debian";
import { findProgram, runNode } from "./run.mjs";

/** The environment variable with the path of the test browser. The test run sets it for Playwright. */
export const browserVariable = "CHROMIUM";

/**
 * The command-line arguments of Chromium. They disable its background network traffic, which is not part of the tests,
 * and the sandbox for root, where it cannot work.
 */
export const browserArguments: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The maximum start time of a browser in milliseconds. */
const startLimit = 30_000;

/** Debian's name for Chromium without windows. It renders the same, and tests take half the time. */
const headlessShell = "chromium-headless-shell";

/** The commands that start a browser, the fastest first. */
const commands = [headlessShell, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Lists the browsers of this machine, the fastest first: those in `PATH`, then Playwright's download, which suffices on
 * Windows and macOS. If `CHROMIUM` is set, lists only that one. A listed browser may still fail to start.
 */
export function listInstalledBrowsers(): string[] {
  const asked = process.env[browserVariable];
  if (asked) return [asked];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const inPath = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, chromium.executablePath()].filter((place) => existsSync(place));
}

/**
 * Finds a browser that starts: an installed one, else Playwright's download, else a Debian package. Prints progress.
 *
 * @returns the path of the browser
 * @throws if no browser starts, with all failures and the next step for the user
 */
export async function ensureBrowser(): Promise<string> {
  const failures: string[] = [];
  const firstThatStarts = async () => {
    for (const place of listInstalledBrowsers()) {
      const failure = await startFailure(place);
      if (failure === undefined) return place;
      failures.push(`${place} does not start: ${failure}`);
    }
    return undefined;
  };
  const present = await firstThatStarts();
  if (present) return present;
  for (const { name, obtain } of process.env[browserVariable] ? [] : sources) {
    console.log(`No usable browser on this machine yet; trying ${name} ...`);
    const failure = await obtain();
    if (failure) failures.push(`${name}: ${failure}`);
    const obtained = failure ? undefined : await firstThatStarts();
    if (obtained) return obtained;
  }
  const reasons = [...new Set(failures)].map((failure) => `  - ${failure}`).join("\n");
  throw new Error(
    `The tests need a browser of the Chromium family, and none could be installed.\n${reasons}\n` +
      `Install Chromium or Google Chrome, or set ${browserVariable} to the path of one, and run the tests again.`,
  );
}

/** Installs Chromium without windows on test machines. */
export async function ensureHeadlessShell(environment: NodeJS.ProcessEnv): Promise<void> {
  const isThere = listInstalledBrowsers().some((place) => path.basename(place) === headlessShell);
  if (isThere || !isTestMachine(environment) || environment[browserVariable]) return;
  const failure = await installFromDebian(headlessShell);
  if (failure)
    console.log(`The tests run in a slower browser, because ${headlessShell} cannot be installed: ${failure}.`);
}

/** The sources of a browser, in order of preference. `obtain` returns the reason for a failure, else undefined. */
const sources: readonly { name: string; obtain: () => Promise<string | undefined> }[] = [
  { name: "Playwright's own download", obtain: downloadWithPlaywright },
  // Older Debian releases have only `chromium`.
  { name: "Debian's chromium-headless-shell", obtain: () => installFromDebian(headlessShell) },
  { name: "Debian's chromium", obtain: () => installFromDebian("chromium") },
];

/** Returns why a browser does not start; undefined if it does. Starts it, because a launcher may lack its browser. */
async function startFailure(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: [...browserArguments], timeout: startLimit });
    await browser.close();
    return undefined;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split("\n", 1)[0];
  }
}

async function downloadWithPlaywright(): Promise<string | undefined> {
  const code = await runNode([findProgram("@playwright/test", "playwright"), "install", "chromium"], {
    // Without network access, fails within seconds instead of minutes.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
  });
  return code === 0 ? undefined : `the download ended with code ${code}`;
}

function installFromDebian(browser: string): Promise<string | undefined> {
  return installDebianPackages(hasDevanagariFont() ? [browser] : [browser, "fonts-noto-core"]);
}

function hasDevanagariFont(): boolean {
  const listed = spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" });
  return listed.status === 0 && listed.stdout.trim() !== "";
}
