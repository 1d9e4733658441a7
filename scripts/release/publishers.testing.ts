import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { madeUpSite } from "./publisher.testing";

/** Makes the publisher of tests plain JavaScript, once: it is started many times. Gives its file. */
export async function bundlePublisher(folder: string): Promise<string> {
  const outfile = path.join(folder, "publisher.cjs");
  const entryPoints = [path.join(__dirname, "publisher.testing.ts")];
  await build({ entryPoints, bundle: true, platform: "node", outfile, logLevel: "error" });
  return outfile;
}

/** A publisher that has begun. */
export interface Publisher {
  readonly child: ChildProcess;
  /** Its exit code when it has ended, null where it was killed, and what it complained of. */
  readonly ended: Promise<{ readonly code: number | null; readonly complaint: string }>;
}

/** Starts a publisher as a process of its own, with a folder of its own to build in. */
export async function startPublisher(program: string, target: string, mark: string, umask = "022"): Promise<Publisher> {
  const built = path.join(path.dirname(program), `built-${mark}`);
  const command = `umask ${umask}; exec "$@"`;
  const child = spawn("sh", ["-c", command, "sh", process.execPath, program, "--publish", target, mark, built]);
  let complaint = "";
  child.stderr.on("data", (bytes) => {
    complaint += String(bytes);
  });
  const ended = once(child, "close").then(([code]: unknown[]) => ({
    code: typeof code === "number" ? code : null,
    complaint,
  }));
  await once(child.stdout, "data");
  return { child, ended };
}

/** The mark of the release that visitors see. Throws where any file of it is missing or belongs to another. */
export function markOfWholeRelease(target: string): string {
  const tree = realpathSync(path.join(target, "current"));
  const [mark = ""] = readFileSync(path.join(tree, "index.html"), "utf8").split(" ");
  for (const [name, content] of madeUpSite(mark)) {
    const found = readFileSync(path.join(tree, name), "utf8");
    if (found !== content) throw new Error(`${name} holds ${found}, not ${content}`);
  }
  return mark;
}
