import { runNode } from "./run.mjs";

/** A program that a command offers by name. */
export interface NamedProgram {
  /** One sentence for the list of programs: what it does and what it needs. */
  readonly summary: string;
  /** The arguments for Node: the script and its own arguments. */
  readonly args: readonly string[];
}

/** Programs of one command, by their names. */
export type NamedPrograms = Readonly<Record<string, NamedProgram>>;

/** Runs a TypeScript script of the project. */
export function script(file: string): readonly string[] {
  return ["--import", "tsx", file];
}

/**
 * Runs the program that a command line names. Without a name it lists the programs; with `all` it runs each in turn, also
 * after one has failed, and names those that failed.
 *
 * @param command how a person types the command: `npm run bench --`
 * @param words the name and what follows it, which is passed on to the program
 * @returns the exit code: of the program; 1 where one of all failed; 2 for a name that does not exist
 */
export async function runNamed(command: string, programs: NamedPrograms, words: readonly string[]): Promise<number> {
  const [name, ...options] = words;
  if (name === undefined) {
    console.log(listOf(command, programs));
    return 0;
  }
  if (name === "all" && options.length === 0) return runAll(programs);
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (program) return runNode([...program.args, ...options]);
  console.error(`"${words.join(" ")}" is none of these.\n${listOf(command, programs)}`);
  return 2;
}

async function runAll(programs: NamedPrograms): Promise<number> {
  const failed: string[] = [];
  for (const [name, { args }] of Object.entries(programs)) {
    console.log(`\n=== ${name} ===`);
    if ((await runNode(args)) !== 0) failed.push(name);
  }
  const count = Object.keys(programs).length;
  const names = failed.length > 0 ? `: ${failed.join(", ")}` : "";
  console.log(`\n${count - failed.length} passed, ${failed.length} failed${names}`);
  return failed.length > 0 ? 1 : 0;
}

function listOf(command: string, programs: NamedPrograms): string {
  const lines = Object.entries(programs).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`);
  return [`${command} NAME`, ...lines, `  ${"all".padEnd(14)}Runs each of these in turn.`].join("\n");
}
