// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import codeFolder from "./code-folder.cjs";

export { codeFolder };

/** Signals that end a program and the programs that it started. */
const endings = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * The options for running a program: `env` adds environment variables, `onOutput` also receives the output, `isSilent` keeps
 * the output from being printed, and `cwd` is the working directory, by default the current one.
 *
 * @typedef {{
 *   env?: Readonly<Record<string, string>>,
 *   onOutput?: (text: string) => void,
 *   isSilent?: boolean,
 *   shell?: boolean,
 *   cwd?: string,
 * }} RunOptions
 */

/**
 * Runs a script with Node in the current folder, without a shell, and prints its output. A signal that ends this
 * program is forwarded to the script, and this program exits after it.
 *
 * @param {readonly string[]} args the script and its arguments
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; 1 if a signal ended only the script
 */
export function runNode(args, options = {}) {
  return run(process.execPath, args, options);
}

/**
 * Returns the URL of tsx for Node's option `--import`, since the current folder may have no packages.
 *
 * @throws if nothing is installed yet
 */
export function findTsx() {
  return pathToFileURL(createRequire(path.join(codeFolder, "package.json")).resolve("tsx")).href;
}

/**
 * Runs a TypeScript script of the code, in the current folder.
 *
 * @param {string} script the path from the folder of the code
 * @param {RunOptions & { args?: readonly string[] }} [options] with `cwd`, the script is
 *   that of the project in this folder
 */
export function runTypeScript(script, { args = [], ...options } = {}) {
  return runNode(["--import", findTsx(), path.resolve(options.cwd ?? codeFolder, script), ...args], options);
}

/**
 * Runs any program in the same way as `runNode`.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 * @throws if the program cannot be started, with the cause
 */
export function run(command, args, { env = {}, onOutput, isSilent = false, shell = false, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? "pipe" : "inherit";
    const child = spawn(command, args, {
      stdio: ["ignore", output, output],
      env: { ...process.env, ...env },
      shell,
      cwd,
    });
    let isEnding = false;
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      isEnding = true;
      child.kill(signal);
    };
    for (const signal of endings) process.on(signal, passOn);
    for (const stream of /** @type {const} */ (["stdout", "stderr"])) {
      child[stream]?.on("data", (bytes) => {
        if (!isSilent) process[stream].write(bytes);
        onOutput?.(String(bytes));
      });
    }
    child.on("error", reject);
    child.on("close", (code) => {
      if (isEnding) process.exit(code || 1);
      for (const signal of endings) process.off(signal, passOn);
      resolve(code ?? 1);
    });
  });
}

/**
 * Finds a program of an installed package in the `bin` field of its `package.json`.
 *
 * @param {string} packageName
 * @param {string} [program] the program's name; by default the package's name
 * @returns {string} the script's path, for `runNode`
 * @throws if the package is not installed or has no such program
 */
export function findProgram(packageName, program = packageName) {
  const folder = path.join(codeFolder, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : bin?.[program];
  if (!script) throw new Error(`${packageName} offers no program called ${program}`);
  return path.join(folder, script);
}
