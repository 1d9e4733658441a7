// Plain JavaScript without dependencies, because it runs before anything is installed.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findRemedy } from "./causes.mjs";
import { codeFolder, run, runNode } from "./run.mjs";

/** The log file of npm's output after a failed installation; git ignores it. */
const failureLog = "npm-install.log";

/** What an installation says, in English and Hindi. `{…}` is a number or a cause. */
const sentences = {
  en: {
    node20: "Node 20 works, but its security support ended in April 2026. Install Node 24 from https://nodejs.org.",
    changed: "The installed packages do not match the lock file.",
    first: "First use.",
    begin: "Installing up to {count} packages with npm; this takes a minute or several ...",
    progress: "... still installing ({seconds} s)",
    done: "Installed in {seconds} s.",
    failed: "The packages could not be installed. {cause}",
    again: "npm's output is above and in {file}. Run the command again.",
  },
  hi: {
    node20: "Node 20 चलता है, पर अप्रैल 2026 से उसे सुरक्षा सुधार नहीं मिलते। https://nodejs.org से Node 24 लगाएँ।",
    changed: "लगे हुए पैकेज lock फ़ाइल के नहीं हैं।",
    first: "पहला उपयोग।",
    begin: "npm से {count} तक पैकेज लगाए जा रहे हैं; इसमें एक या कई मिनट लगते हैं ...",
    progress: "... अभी लग रहे हैं ({seconds} से.)",
    done: "{seconds} सेकंड में लग गए।",
    failed: "पैकेज नहीं लग सके। {cause}",
    again: "npm का उत्तर ऊपर और {file} में है। आदेश फिर चलाएँ।",
  },
};

/** @typedef {keyof typeof sentences} Reader the language of what an installation says */

/**
 * @param {Reader} reader
 * @param {keyof typeof sentences.en} key
 * @param {Record<string, string | number>} [values]
 */
const say = (reader, key, values = {}) =>
  sentences[reader][key].replace(/\{(\w+)\}/gu, (_, name) => String(values[name]));

/** The interval between progress messages in milliseconds. */
const progressInterval = 15_000;

/**
 * Prepares the project: checks the version of Node, and installs the packages of the lock file if needed. Prints its
 * progress and any error.
 *
 * @param {Reader} [reader]
 * @returns {Promise<boolean>} whether the project is ready
 */
export async function setUp(reader = "en") {
  if (!checkNode()) return false;
  if (process.versions.node.startsWith("20.")) console.log(say(reader, "node20"));
  return isInstalled(".") || install(reader);
}

/**
 * Checks the running Node against the range of `package.json`, and prints why it is unfit.
 *
 * @returns {boolean} whether it is fit
 */
export function checkNode() {
  const { node: version } = process.versions;
  const { engines } = JSON.parse(readFileSync(path.join(codeFolder, "package.json"), "utf8"));
  const isFit = isInRange(version, engines.node);
  if (!isFit)
    console.error(
      `This site does not run on Node ${version}. Install Node 24 from https://nodejs.org and run the command again.`,
    );
  return isFit;
}

/**
 * Checks whether a version of Node is in a range, as npm does (semver's ranges with a caret).
 *
 * @param {string} version such as `20.19.1`; a version before a release, such as `24.0.0-rc.1`, is in no range
 * @param {string} range such as `^20.19 || ^24`
 */
export function isInRange(version, range) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (version.includes("-")) return false;
  return range.split("||").some((part) => {
    const [leastMajor, leastMinor = 0] = part.trim().replace(/^\^/, "").split(".").map(Number);
    return major === leastMajor && minor >= leastMinor;
  });
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

/** @param {Reader} reader */
async function install(reader) {
  const count = Object.keys(packagesIn("package-lock.json")).length - 1;
  console.log(`${say(reader, existsSync("node_modules") ? "changed" : "first")} ${say(reader, "begin", { count })}`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => console.log(say(reader, "progress", { seconds: seconds() })), progressInterval);
  let output = "";
  try {
    const code = await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], (text) => {
      output += text;
    });
    if (code !== 0) return failed(reader, `npm ci ended with code ${code}.`, output);
    rmSync(failureLog, { force: true });
    console.log(say(reader, "done", { seconds: seconds() }));
    return true;
  } catch (error) {
    return failed(reader, `npm could not be started: ${error instanceof Error ? error.message : error}`, output);
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
 * @param {Reader} reader
 * @param {string} message
 * @param {string} output
 */
function failed(reader, message, output) {
  console.error(`\n${say(reader, "failed", { cause: message })}`);
  console.error(findRemedy(output, reader) ?? say(reader, "again", { file: failureLog }));
  try {
    writeFileSync(failureLog, output === "" ? `${message}\n` : output);
  } catch {
    // A full disk; the output is above.
  }
  return false;
}
