/**
 * `node --import tsx scripts/nightly/release.ts`: publishes the real site to a folder of its own, with every check, and kills the
 * publisher at random moments, fixed by a seed. After each, what visitors have must be the built site, file by file. Needs a
 * build. `--moments 50` says how often; each takes up to the time of a release.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { filesBelow, publicFolder } from "../../src/build/published-folder";
import { seeded } from "../../tests/site/seeded";

const { values } = parseArgs({ options: { moments: { type: "string", default: "10" } } });

/** Starts a release in a process group of its own, so that its browser ends with it; gives its exit code, null when killed. */
async function release(target: string, milliseconds?: number): Promise<number | null> {
  const options = { detached: true, stdio: ["ignore", "ignore", "inherit"] } satisfies Parameters<typeof spawn>[2];
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/release.ts", "--to", target], options);
  const { pid } = child;
  if (pid === undefined) throw new Error("The release could not be started.");
  const timer = milliseconds === undefined ? undefined : setTimeout(() => process.kill(-pid, "SIGKILL"), milliseconds);
  const [code]: unknown[] = await once(child, "close");
  clearTimeout(timer);
  return typeof code === "number" ? code : null;
}

/** Names of files that visitors lack or have otherwise than they were built. */
async function faultsOf(target: string): Promise<string[]> {
  const tree = await realpath(path.join(target, "current"));
  const faults: string[] = [];
  for (const file of await filesBelow(publicFolder)) {
    const name = path.relative(publicFolder, file);
    const served = await readFile(path.join(tree, name)).catch(() => undefined);
    if (!served?.equals(await readFile(file))) faults.push(name);
  }
  return faults;
}

async function main(): Promise<number> {
  if (process.platform === "win32") {
    console.log("Not tried on Windows, where a program and all it started cannot be ended at once.");
    return 0;
  }
  const target = await mkdtemp(path.join(tmpdir(), "release-trial-"));
  try {
    // The first builds the site too, and would have most moments come after the end of the others.
    if ((await release(target)) !== 0) return 1;
    const started = performance.now();
    if ((await release(target)) !== 0) return 1;
    const whole = performance.now() - started;
    console.log(`A release takes ${(whole / 1000).toFixed(1)} s.`);
    const random = seeded(20_260_101);
    let killed = 0;
    for (let moment = 1; moment <= Number(values.moments); moment += 1) {
      const milliseconds = random() * whole;
      if ((await release(target, milliseconds)) === null) killed += 1;
      const faults = await faultsOf(target);
      if (faults.length > 0) {
        console.error(`Ended after ${Math.round(milliseconds)} ms, visitors lack: ${faults.join(", ")}`);
        return 1;
      }
    }
    const after = await release(target);
    console.log(
      `${killed} of ${values.moments} releases were ended, none to the harm of visitors; the next one got on.`,
    );
    return after ?? 1;
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

main().then((code) => {
  process.exitCode = code;
});
