import { realpathSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { ClerkFault, type ClerkLanguage, clerkLanguages, isClerkLanguage } from "../src/messages";

/** An option of a command: a flag, or an option that takes a value if `value` is set. The usage shows `value`. */
export interface Option {
  readonly help: string;
  readonly value?: string;
}

/** The parsed command line of a command. */
export interface CommandLine<Name extends string = never> {
  /** The positional arguments. */
  readonly words: readonly string[];
  readonly has: (flag: Name) => boolean;
  readonly get: (option: Name) => string | undefined;
  /** The language of messages to clerks. */
  readonly language: ClerkLanguage;
  /** The project's root. */
  readonly root: string;
}

/** The description of a command in `npm run help`. */
export interface CommandHead {
  /** The name of the npm script, or the file of a program without one. */
  readonly name: string;
  /** One sentence in the third person, as Markdown. */
  readonly summary: string;
  /** The positional arguments as shown in the usage. */
  readonly words?: string;
}

export interface Command<Name extends string> extends CommandHead {
  readonly options?: Readonly<Record<Name, Option>>;
  /** True if clerks use the command. It adds the options `--language` and `--root`. */
  readonly isForClerks?: boolean;
  /** The language of messages without `--language`; English by default. */
  readonly firstLanguage?: ClerkLanguage | undefined;
  /** Errors whose message is printed without a stack trace. */
  readonly reasons?: readonly (new (
    message: string,
  ) => Error)[];
  /** Returns the exit code or a promise of it; any other value means 0. */
  readonly run: (line: CommandLine<Name>) => unknown;
}

/** The commands of all loaded files, by name. */
export const commands = new Map<string, CommandHead>();

/** The error of an invalid command line. */
export class Misuse extends Error {}

/**
 * Registers a command, and runs it if its file is the started program. The exit code is the result of `run`, or 1 after
 * an error. An invalid command line prints the usage and exits with 2.
 *
 * @param file the file of the command
 */
export function defineCommand<Name extends string = never>(file: string, head: Command<Name>): void {
  commands.set(head.name, head);
  const [, started] = process.argv;
  if (started !== undefined && realpathSync(started) === realpathSync(file)) {
    // Deferred until the rest of the file is evaluated.
    Promise.resolve().then(async () => {
      const code = await runCommand(head, process.argv.slice(2));
      // A server that could not start has already set it.
      if (code !== 0) process.exitCode = code;
    });
  }
}

const clerkOptions: Readonly<Record<string, Option>> = {
  language: { value: clerkLanguages.join("|"), help: "the language of the messages" },
  root: { value: "FOLDER", help: "the project's folder" },
};

function optionsOf<Name extends string>({ options, isForClerks }: Command<Name>): [string, Option][] {
  return [...Object.entries<Option>(options ?? {}), ...(isForClerks ? Object.entries(clerkOptions) : [])];
}

async function runCommand<Name extends string>(head: Command<Name>, args: string[]): Promise<number> {
  let language = head.firstLanguage ?? "en";
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

/** Prints an error and returns the exit code. Unexpected errors are printed with their stack trace. */
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

/** Returns the shell command that starts a command. */
export function formatInvocation({ name }: CommandHead): string {
  return name.endsWith(".ts") ? `node --import ./scripts/setup/tsx.mjs ${name}` : `npm run ${name}`;
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
