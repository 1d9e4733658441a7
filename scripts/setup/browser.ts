import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { installDebianPackages } from "./debian";
import { findProgram, runNode } from "./run.mjs";

/** The environment variable that names the browser to test with; the set-up sets it for the tests. */
export const browserVariable = "CHROMIUM";

/**
 * The command-line arguments of Chromium: no network traffic of its own, which is no part of the tests. Its sandbox
 * cannot work for root.
 */
export const browserArguments: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Milliseconds that a browser may take to start. */
const startLimit = 30_000;

/** Chromium without windows, as Debian names it: it draws the same, and tests take half the time in it. */
const headlessShell = "chromium-headless-shell";

/** The commands that start a browser, the fastest first. */
const commands = [headlessShell, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Lists the browsers of this machine, the one asked for first: those in `PATH`, and Playwright's own download, which is all
 * that Windows and macOS need. A listed browser may still fail to start.
 */
export function installedBrowsers(): string[] {
  const asked = process.env[browserVariable];
  if (asked) return [asked];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const inPath = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, chromium.executablePath()].filter((place) => existsSync(place));
}

/**
 * Finds a browser that starts: one on the machine, else Playwright's own download, else a package of Debian's. Says what
 * it does.
 *
 * @returns the path of the browser
 * @throws with what to do, and each failure on the way, where none can be had
 */
export async function ensureBrowser(): Promise<string> {
  const failures: string[] = [];
  const firstThatStarts = async () => {
    for (const place of installedBrowsers()) {
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
    `The tests need a browser of the Chromium family, and none could be had.\n${reasons}\n` +
      `Install Chromium or Google Chrome, or set ${browserVariable} to the path of one, and run the tests again.`,
  );
}

/** Starts the browser of this machine. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
}

/**
 * Installs Chromium without windows on a machine that exists for tests: in continuous integration (`CI` is set), or in a
 * container, whose user is root. A person's machine keeps the browsers it has.
 */
export async function ensureHeadlessShell(environment: NodeJS.ProcessEnv): Promise<void> {
  const isThere = installedBrowsers().some((place) => path.basename(place) === headlessShell);
  const isForTests = Boolean(environment.CI) || process.getuid?.() === 0;
  if (isThere || !isForTests || environment[browserVariable]) return;
  const failure = await installFromDebian(headlessShell);
  if (failure)
    console.log(`The tests run in a slower browser, because ${headlessShell} cannot be installed: ${failure}.`);
}

/**
 * The installation sources of a browser, the nearest to the project first. Each returns the reason for its failure, or
 * undefined.
 */
const sources: readonly { name: string; obtain: () => Promise<string | undefined> }[] = [
  { name: "Playwright's own download", obtain: downloadWithPlaywright },
  // Older systems have only the one with windows.
  { name: "Debian's chromium-headless-shell", obtain: () => installFromDebian(headlessShell) },
  { name: "Debian's chromium", obtain: () => installFromDebian("chromium") },
];

/** Why a browser does not start; undefined when it does. Starting it is the only sure test: a launcher may be empty. */
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
    // A closed network is told within seconds, not minutes.
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
