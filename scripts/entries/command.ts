import { type ParseArgsConfig, parseArgs } from "node:util";
import { type ClerkLanguage, clerkLanguages, isClerkLanguage } from "../../src/content";
import { misuseOf } from "../setup/usage-error";
import { ClerkFault } from "./clerk-fault";

/** The arguments and options of a command. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly language: ClerkLanguage;
  /** The project's root. */
  readonly root: string;
  /** Returns whether an option without a value was given. */
  readonly has: (flag: string) => boolean;
}

/** A command was started in a way it does not know. */
export class Misuse extends Error {}

/**
 * Runs a command of a clerk and gives its exit code: 0 when all is well, 1 when something is wrong with what it was
 * given, 2 when it was started wrongly. Anything else is a fault of ours and is thrown on, with its cause.
 */
export async function runCommand(
  { usage, flags = [], args }: { readonly usage: string; readonly flags?: readonly string[]; readonly args: string[] },
  run: (line: CommandLine) => Promise<number> | number,
): Promise<number> {
  let language: ClerkLanguage = "en";
  try {
    const line = lineOf(args, flags);
    language = line.language;
    return await run(line);
  } catch (error) {
    const misuse = error instanceof Misuse ? error.message : misuseOf(error);
    if (misuse !== undefined) return told(`${misuse}\n${usage}`, 2);
    if (error instanceof ClerkFault) return told(error.words[language], 1);
    throw error;
  }
}

function told(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}

function lineOf(args: string[], flags: readonly string[]): CommandLine {
  const own = flags.map((flag): [string, { type: "boolean" }] => [flag, { type: "boolean" }]);
  const options: ParseArgsConfig["options"] = {
    language: { type: "string" },
    root: { type: "string" },
    ...Object.fromEntries(own),
  };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { language = "en", root = process.cwd() } = values;
  if (!isClerkLanguage(language)) {
    throw new Misuse(`--language ${String(language)}: write one of: ${clerkLanguages.join(", ")}`);
  }
  return { words: positionals, language, root: String(root), has: (flag) => values[flag] === true };
}
