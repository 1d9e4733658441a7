// Plain JavaScript without dependencies, because it runs before anything is installed.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run, runNode } from "./run.mjs";

/** The log file of npm's output after a failed installation; git ignores it. */
const failureLog = "npm-install.log";

/** The interval between progress messages in milliseconds. */
const progressInterval = 15_000;

/**
 * Prepares the project: checks the version of Node, and installs the packages of the lock file if needed. Prints its
 * progress and any error.
 *
 * @returns {Promise<boolean>} whether the project is ready
 */
export async function setUp() {
  const unfit = unfitNode(process.versions.node, JSON.parse(readFileSync("package.json", "utf8")).engines.node);
  if (unfit) {
    console.error(unfit);
    return false;
  }
  return isInstalled(".") || install();
}

/**
 * Checks whether a version of Node is supported.
 *
 * @param {string} version the running version, such as `20.19.1`
 * @param {string} required the project's range, in the form `>=20.19`
 * @returns {string | undefined} the error message; undefined if the version is supported
 */
export function unfitNode(version, required) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = required.replace(/^\D+/, "").split(".").map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `This site needs Node ${leastMajor}.${leastMinor} or newer; this is Node ${version}. Install the version marked LTS from https://nodejs.org and run the command again.`;
}

/**
 * Checks whether a folder's `node_modules` matches its lock file. npm lists the installed packages in a second lock
 * file, where optional packages for other systems may be missing.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const noted = path.join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(noted)) return false;
  const installed = packagesIn(noted);
  return Object.entries(packagesIn(path.join(folder, "package-lock.json"))).every(([name, wanted]) => {
    const found = installed[name];
    if (name === "" || wanted.link) return true;
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @param {string} lockFile
 * @returns {Record<string, Entry>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {};
}

async function install() {
  const count = Object.keys(packagesIn("package-lock.json")).length - 1;
  const why = existsSync("node_modules") ? "The installed packages do not match the lock file." : "First use.";
  console.log(`${why} Installing up to ${count} packages with npm; this takes a minute or several ...`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => console.log(`... still installing (${seconds()} s)`), progressInterval);
  let output = "";
  try {
    const code = await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], (text) => {
      output += text;
    });
    if (code !== 0) return failed(`npm ci ended with code ${code}.`, output);
    rmSync(failureLog, { force: true });
    console.log(`Installed in ${seconds()} s.`);
    return true;
  } catch (error) {
    return failed(`npm could not be started: ${error instanceof Error ? error.message : error}`, output);
  } finally {
    clearInterval(progress);
  }
}

/**
 * @param {string[]} args
 * @param {(text: string) => void} onOutput
 */
function runNpm(args, onOutput) {
  const started = process.env.npm_execpath ?? "";
  if (path.basename(started) === "npm-cli.js") return runNode([started, ...args], { onOutput });
  // On Windows npm is a command file, which only a shell can run.
  return run("npm", args, { onOutput, shell: process.platform === "win32" });
}

/**
 * @param {string} message
 * @param {string} output
 */
function failed(message, output) {
  writeFileSync(failureLog, output === "" ? `${message}\n` : output);
  console.error(`\nThe packages could not be installed. ${message}`);
  console.error(`npm's output is above and in ${failureLog}. The usual cause is the network: try again.`);
  return false;
}
