import { realpathSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { ClerkFault } from "../src/content/clerk-fault";
import { type ClerkLanguage, clerkLanguages, isClerkLanguage } from "../src/content/clerk-languages";

/** An option of a command: a flag, or with `value` one that takes a value, written so in the usage. */
export interface Option {
  readonly help: string;
  readonly value?: string;
}

/** What a command was started with. */
export interface CommandLine<Name extends string = never> {
  /** The arguments that belong to no option. */
  readonly words: readonly string[];
  readonly has: (flag: Name) => boolean;
  readonly get: (option: Name) => string | undefined;
  /** The language of the answers to a clerk. */
  readonly language: ClerkLanguage;
  /** The project's root. */
  readonly root: string;
}

/** A command as `npm run help` and the README show it. */
export interface CommandHead {
  /** The name of the npm script; of a program without one, its file. */
  readonly name: string;
  /** One sentence in the third person, as Markdown. */
  readonly summary: string;
  /** The arguments that belong to no option, as the usage writes them. */
  readonly words?: string;
}

export interface Command<Name extends string> extends CommandHead {
  readonly options?: Readonly<Record<Name, Option>>;
  /** Whether clerks use the command: it then takes `--language` and `--root`. */
  readonly isForClerks?: boolean;
  /** Errors whose message says all that a person needs. */
  readonly reasons?: readonly (new (
    message: string,
  ) => Error)[];
  /** Returns the exit code, perhaps as a promise; anything that is no number counts as 0. */
  readonly run: (line: CommandLine<Name>) => unknown;
}

/** The commands whose files are loaded, by their names. */
export const commands = new Map<string, CommandHead>();

/** A command was started in a way that it does not know. */
export class Misuse extends Error {}

/**
 * Defines a command, and runs it where its file is the program that was started. The exit code is what the command
 * returns; 1 for an error; 2 for a command line that is not understood, with the usage.
 *
 * @param file the file of the command
 */
export function command<Name extends string = never>(file: string, head: Command<Name>): void {
  commands.set(head.name, head);
  const [, started] = process.argv;
  if (started !== undefined && realpathSync(started) === realpathSync(file)) {
    // The rest of the file is evaluated first.
    Promise.resolve().then(async () => {
      const code = await runCommand(head, process.argv.slice(2));
      // A server that could not start has set it.
      if (code !== 0) process.exitCode = code;
    });
  }
}

const clerkOptions: Readonly<Record<string, Option>> = {
  language: { value: clerkLanguages.join("|"), help: "the language of the answers" },
  root: { value: "FOLDER", help: "the project's folder" },
};

function optionsOf<Name extends string>({ options, isForClerks }: Command<Name>): [string, Option][] {
  return [...Object.entries<Option>(options ?? {}), ...(isForClerks ? Object.entries(clerkOptions) : [])];
}

async function runCommand<Name extends string>(head: Command<Name>, args: string[]): Promise<number> {
  let language: ClerkLanguage = "en";
  try {
    const types = optionsOf(head).map(([name, { value }]) => [name, { type: value ? "string" : "boolean" }] as const);
    const options: ParseArgsConfig["options"] = { ...Object.fromEntries(types), help: { type: "boolean" } };
    const { values, positionals } = parseArgs({
      args,
      options,
      allowPositionals: head.words !== undefined,
    });
    if (values.help) {
      console.log(usageOf(head));
      return 0;
    }
    const get = (name: string) => (typeof values[name] === "string" ? values[name] : undefined);
    const asked = get("language") ?? language;
    if (!isClerkLanguage(asked)) throw new Misuse(`--language ${asked}: write one of: ${clerkLanguages.join(", ")}`);
    language = asked;
    const root = get("root") ?? process.cwd();
    const code = await head.run({ words: positionals, has: (name) => values[name] === true, get, language, root });
    return typeof code === "number" ? code : 0;
  } catch (error) {
    return explain(error, head, language);
  }
}

/** Prints an error and returns the exit code. Of an error that nobody foresaw the cause is printed. */
function explain<Name extends string>(error: unknown, head: Command<Name>, language: ClerkLanguage): number {
  const isMisuse =
    error instanceof Misuse ||
    (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
  if (isMisuse) console.error(`${error.message}\n${usageOf(head)}`);
  else if (error instanceof ClerkFault) console.error(error.words[language]);
  else if (error instanceof Error && head.reasons?.some((reason) => error instanceof reason))
    console.error(error.message);
  else console.error(error);
  return isMisuse ? 2 : 1;
}

/** How a person starts a command. */
export function formatInvocation({ name }: CommandHead): string {
  return name.endsWith(".ts") ? `node --import tsx ${name}` : `npm run ${name}`;
}

function usageOf<Name extends string>(head: Command<Name>): string {
  const options = optionsOf(head);
  const given = [head.words ?? "", options.length > 0 ? "[options]" : ""].filter(Boolean).join(" ");
  const lines = options.map(
    ([name, { value, help }]) => `  ${`--${name}${value ? ` ${value}` : ""}`.padEnd(22)} ${help}`,
  );
  return [
    `${formatInvocation(head)}${given && `${head.name.endsWith(".ts") ? "" : " --"} ${given}`}`,
    head.summary,
    ...lines,
  ].join("\n");
}
