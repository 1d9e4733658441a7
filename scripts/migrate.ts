/**
 * `npm run migrate`: brings the content to the schemas of today after a newer version of the site was taken in
 * (docs/adopt.md). Run again it changes nothing more.
 */
import { parseArgs } from "node:util";
import { type ClerkLanguage, clerkLanguages, isClerkLanguage } from "../src/content";
import { ClerkFault } from "./entries/clerk-fault";
import { readExampleVersion } from "./migrate/example-version";
import { migrateMessages } from "./migrate/messages";
import { migrateSite } from "./migrate/migrate-site";
import { migrations } from "./migrations";
import { misuseOf } from "./setup/usage-error";

const usage = `npm run migrate                     brings the content to the schemas of today
  --version TAG      the version whose new texts and pages are added; otherwise the one that git is merging
  --language en|hi   the language of the answers to you; errors come in both without it
  --root FOLDER      the project, whose content/ is changed`;

/** The languages in which errors are reported: the one asked for, else both. */
let languages: readonly ClerkLanguage[] = clerkLanguages;

function main(): number {
  const { values } = parseArgs({
    options: {
      version: { type: "string" },
      language: { type: "string" },
      root: { type: "string" },
      help: { type: "boolean" },
    },
  });
  const { language, version, root = process.cwd() } = values;
  if (values.help) return say(usage);
  if (language !== undefined && !isClerkLanguage(language)) return misused(`--language ${language}`);
  if (language !== undefined) languages = [language];
  const reader = language ?? "en";
  const changed = migrateSite(root, { migrations, example: readExampleVersion(root, version) });
  if (changed.length === 0) return say(migrateMessages.nothing()[reader]);
  for (const { file, change } of changed) say(`${file}  ${change[reader]}`);
  return say(`\n${migrateMessages.migrated(new Set(changed.map(({ file }) => file)).size)[reader]}`);
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function misused(what: string): number {
  process.stderr.write(`${what}\n${usage}\n`);
  return 2;
}

try {
  process.exitCode = main();
} catch (error) {
  const misuse = misuseOf(error);
  if (misuse !== undefined) process.exitCode = misused(misuse);
  else if (error instanceof ClerkFault) {
    process.stderr.write(`${languages.map((language) => error.words[language]).join("\n")}\n`);
    process.exitCode = 1;
  } else throw error;
}
