import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { type CommandHead, commands, defineCommand, formatInvocation } from "./command";

/** npm scripts that are not defined in this folder, or that do not use `command`. */
const others: readonly CommandHead[] = [
  { name: "start", summary: "Installs what is missing, builds the site, and serves it." },
  { name: "test", summary: "Runs everything: content, lint, types, Jest, a build, Playwright." },
];

defineCommand(__filename, {
  name: "help",
  summary: "Lists these commands; `npm run NAME -- --help` shows the options of one.",
  run: () => {
    for (const head of listCommands()) console.log(`${formatInvocation(head).padEnd(48)}${head.summary}`);
  },
});

/** Returns all commands: npm scripts in the order of `package.json`, then programs without an npm script. */
export function listCommands(): readonly CommandHead[] {
  const files = readdirSync(__dirname).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  // Loading a file registers its command.
  for (const file of files) require(path.join(__dirname, file));
  const { scripts } = packageFile.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const named = Object.keys(scripts).flatMap(
    (name) => others.find((head) => head.name === name) ?? commands.get(name) ?? [],
  );
  return [...named, ...[...commands.values()].filter((head) => !named.includes(head))];
}

const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });
