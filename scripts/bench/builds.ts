import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../setup/copy-project";

/** A build of the site. */
export interface BuildFigures {
  readonly name: string;
  readonly seconds: number;
  /** The most memory that its processes had at once, in MB; NaN where the system does not tell. */
  readonly peak: number;
}

/** The entry that is changed: one row of one list. */
const changed = "content/results/uttar-madhyama-2023-institutional.yaml";

/** Builds a copy of the project with nothing kept, then as it is, then with one row changed. Takes some minutes. */
export async function measureBuilds(): Promise<BuildFigures[]> {
  const copy = copyProject("bench-build");
  try {
    const cold = await build(copy, "nothing kept");
    const same = await build(copy, "nothing changed");
    const entry = path.join(copy, changed);
    writeFileSync(entry, readFileSync(entry, "utf8").replace("(Institutional)", "(Institutional candidates)"));
    return [cold, same, await build(copy, "one row changed")];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Builds what stands in a folder. Throws when the build fails. */
async function build(folder: string, name: string): Promise<BuildFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: folder,
    stdio: "ignore",
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, 250);
  const code = await new Promise<number | null>((resolve, reject) => child.on("close", resolve).on("error", reject));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build with ${name} ended with ${code}; npm run build says why.`);
  return { name, seconds: (performance.now() - started) / 1000, peak: peak || Number.NaN };
}

/**
 * The memory of a process and of those it started, in MB, as Linux tells it; 0 elsewhere. What processes share is counted
 * once ("proportional set size", proc_pid_smaps(5)).
 */
function memoryOf(pid: number): number {
  try {
    const own = /^Pss:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? "0";
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return Number(own) / 1024 + started.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
  } catch {
    // The process has just ended, or the system has no such files.
    return 0;
  }
}
