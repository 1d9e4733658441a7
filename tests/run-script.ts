import { execFile } from "node:child_process";
import path from "node:path";

/**
 * Runs a command of the project as people do.
 *
 * @param name the file in `scripts`, without its ending
 * @param env Jest's environment by default, which child processes do not inherit by themselves
 */
export function runScript(name: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const program = ["--import", "tsx", path.resolve("scripts", `${name}.ts`), ...args];
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, program, { env }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? 1, stdout, stderr }),
    );
  });
}
