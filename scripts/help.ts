import { readFileSync, writeFileSync } from "node:fs";
import { adopt } from "./adopt";
import { bench } from "./bench";
import { build } from "./build";
import { buildCouncil } from "./build-council";
import { changes } from "./changes";
import { check } from "./check";
import { ci } from "./ci";
import { type CommandHead, command, formatInvocation } from "./command";
import { compareSites } from "./compare-sites";
import { dev } from "./develop";
import { documents } from "./documents";
import { edit } from "./edit";
import { editor } from "./editor";
import { exportCommand } from "./export";
import { generate } from "./generate";
import { generateFixtures } from "./generate-fixtures";
import { importCommand } from "./import";
import { links } from "./links";
import { look } from "./look";
import { publish } from "./publish";
import { rollback } from "./rollback";
import { serve } from "./serve";
import { supplyChain } from "./supply-chain";
import { translations } from "./translations";
import { upgrade } from "./upgrade";
import { verify } from "./verify";
import { withdraw } from "./withdraw";

/** npm scripts that are no programs of this folder, or print their usage themselves. */
const others: readonly CommandHead[] = [
  { name: "start", summary: "Installs what is missing, builds the site, and serves it." },
  { name: "test", summary: "Runs everything: content, lint, types, Jest, a build, Playwright." },
  { name: "test:nightly", summary: "Runs the tests that take minutes; `-- browsers` only those of that name." },
  { name: "format", summary: "Formats and lints with Biome." },
];

const readme = "README.md";
const begin = "<!-- Written by npm run help -- --write. -->\n";
const end = "<!-- End of the commands. -->\n";

export const help = command(__filename, {
  name: "help",
  summary: "Lists these commands; `npm run NAME -- --help` shows the options of one.",
  options: { write: { help: "writes the list into README.md" } },
  run: ({ has }) => {
    if (has("write")) writeFileSync(readme, withCommands(readFileSync(readme, "utf8")));
    else for (const head of allCommands()) console.log(`${formatInvocation(head).padEnd(48)}${head.summary}`);
  },
});

/** Every command, in the order of the list. */
export function allCommands(): readonly CommandHead[] {
  const [start, test, nightly, format, ...rest] = others.map((head) => [head]);
  return [
    ...[start, [dev, build, serve], test, [check], nightly, format, [buildCouncil, links]].flatMap(
      (heads) => heads ?? [],
    ),
    ...[[adopt, edit, importCommand, exportCommand, translations, upgrade], ...rest].flat(),
    ...[
      documents,
      publish,
      rollback,
      withdraw,
      verify,
      look,
      ci,
      changes,
      generate,
      bench,
      help,
      editor,
      supplyChain,
      generateFixtures,
      compareSites,
    ],
  ];
}

/** The README with its table of commands as they are today. */
export function withCommands(text: string): string {
  const rows = allCommands().map((head) => `| \`${formatInvocation(head)}\` | ${head.summary} |`);
  const table = ["| command | what it does |", "|---|---|", ...rows].join("\n");
  const [before = "", rest = ""] = text.split(begin);
  const [, after = ""] = rest.split(end);
  return `${before}${begin}\n${table}\n\n${end}${after}`;
}
