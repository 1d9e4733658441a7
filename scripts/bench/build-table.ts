import { stripVTControlCharacters } from "node:util";
import { run } from "../setup/run.mjs";

/** A step of a build as Gatsby reports it. */
interface StepTime {
  readonly step: string;
  readonly seconds: number;
}

/** Matches Gatsby's line for a step that has ended: its name and its seconds. */
const ended = /^success (.+?) - (\d+(?:\.\d+)?) ?s\b/gmu;

/** Reads the steps and their seconds from the output of a build, longest first. Some steps run at the same time. */
export function readStepTimes(output: string): StepTime[] {
  const lines = stripVTControlCharacters(output).replaceAll("\r", "\n");
  const steps = new Map(Array.from(lines.matchAll(ended), ([, step = "", seconds]) => [step, Number(seconds)]));
  return Array.from(steps, ([step, seconds]) => ({ step, seconds })).sort((one, other) => other.seconds - one.seconds);
}

/** Matches a line of the shell's `times`: the user and the system time of the shell or of its children. */
const times = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gmu;

/** Reads the processor time in seconds, of all processes of a build, from the output of the shell's `times`. */
export function readProcessorTime(output: string): number {
  const [, ofChildren = []] = Array.from(output.matchAll(times));
  const [, userMinutes, user, systemMinutes, system] = ofChildren.map(Number);
  return Math.round(60 * ((userMinutes ?? 0) + (systemMinutes ?? 0)) + (user ?? 0) + (system ?? 0));
}

/**
 * Builds the site with the present caches. Prints the seconds of each step and of the whole build, and the processor
 * time of all processes.
 *
 * @throws if the build fails
 */
export async function printBuildTable(): Promise<void> {
  let output = "";
  const began = performance.now();
  const code = await run("sh", ["-c", "node --import tsx scripts/build.ts; code=$?; times; exit $code"], {
    onOutput: (text) => {
      output += text;
    },
  });
  if (code !== 0) throw new Error("The build failed; its lines above give the reason.");
  console.table(readStepTimes(output));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`The build took ${seconds} s, and ${readProcessorTime(output)} s of processor time.`);
}
