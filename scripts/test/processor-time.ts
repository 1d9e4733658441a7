import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** The clock ticks in a second in `/proc`, the same on every Linux that Node supports. */
const ticksPerSecond = 100;

/**
 * Returns the processor seconds of all programs that this process started and that have ended, with the programs that
 * these waited for: fields 16 and 17 of `/proc/self/stat` (proc(5)). Returns undefined on other systems.
 */
function readEndedPrograms(): number | undefined {
  try {
    // The name of the program, in brackets, may have spaces.
    const fields = readFileSync("/proc/self/stat", "utf8")
      .replace(/^.*\) /su, "")
      .split(" ");
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

let counted = readEndedPrograms();

/** Returns the processor seconds of the programs that ended since the last call; undefined on other systems than Linux. */
export function takeProcessorSeconds(): number | undefined {
  const now = readEndedPrograms();
  const since = now === undefined || counted === undefined ? undefined : now - counted;
  counted = now;
  return since;
}

/**
 * Returns the processor seconds of the whole machine since it started, idle time excluded. A browser ends without
 * waiting for its processes, so this counts what the programs of a step used that runs alone.
 */
export function readMachineSeconds(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}
