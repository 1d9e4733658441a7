/**
 * `npm run adopt`: makes the site a council's own. It asks in the terminal, or takes a file of answers; `--open` lists
 * what is still to be done.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ClerkLanguage, clerkLanguages, isClerkLanguage, report } from "../src/content";
import { ClerkFault } from "../src/content/clerk-fault";
import { type ClerkTexts, texts } from "../src/content/messages";
import { adoptSite, demandAdoptable, type GivenAnswers, WrongAnswers } from "./adopt/adopt-site";
import { askAnswers } from "./adopt/ask-answers";
import { acceptFromExample, unchangedFromExample } from "./adopt/came-with-example";
import { Cancelled, openTerminal } from "./adopt/interview/terminal";
import { describeOpenItems, openItems } from "./adopt/open-items";
import { misuseOf } from "./setup/usage-error";

const usage = `npm run adopt                        asks, and makes the site your council's own
npm run adopt -- --answers FILE      the same with a file of answers (docs/adopt.md)
npm run adopt -- --open              lists what is still to be done
npm run adopt -- --accept FILE…      keeps entries of the example as they are
  --language en|hi   the language of the answers to you; errors come in both without it`;

/** The languages in which errors are told: the one asked for, else both. */
let languages: readonly ClerkLanguage[] = clerkLanguages;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      answers: { type: "string" },
      open: { type: "boolean" },
      accept: { type: "boolean" },
      language: { type: "string" },
      root: { type: "string" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const { language, root = process.cwd() } = values;
  if (values.help) return say(usage);
  if (language !== undefined && !isClerkLanguage(language)) return misused(`--language ${language}`);
  if (language !== undefined) languages = [language];
  const reader = language ?? "en";
  if (values.accept) return accept(root, positionals, reader);
  if (positionals.length > 0) return misused(`Files are named after --accept or --answers only: ${positionals[0]}`);
  if (values.open) return say(describeOpenItems(openItems(root), reader));
  const given = values.answers === undefined ? await asked(root, reader) : fileOf(values.answers);
  if (!given) return say(texts("adopt.nothing")[reader], 1);
  const { removedEntries, removedDocuments } = await adoptSite(given, { root, reader, say });
  say(describeOpenItems(openItems(root), reader));
  return say(`\n${texts("adopt.adopted", { entries: removedEntries, documents: removedDocuments })[reader]}`);
}

function fileOf(file: string): GivenAnswers {
  if (!existsSync(file) || !statSync(file).isFile()) throw new ClerkFault(texts("adopt.no-answers", { file }));
  return { file, bytes: readFileSync(file) };
}

async function asked(root: string, reader: ClerkLanguage): Promise<GivenAnswers | undefined> {
  // Nobody is to answer twenty questions in vain.
  demandAdoptable(root, []);
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    const text = await askAnswers({ root, reader, terminal });
    return text === undefined ? undefined : { file: "answers.yaml", bytes: Buffer.from(text) };
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  } finally {
    terminal.close();
  }
}

function accept(root: string, files: readonly string[], reader: ClerkLanguage): number {
  const known = unchangedFromExample(root);
  const unknown = files.filter((file) => !known.includes(file));
  if (files.length === 0 || unknown.length > 0)
    throw new ClerkFault(texts("adopt.accept-unknown", { files: unknown.join(", ") }));
  return say(texts("adopt.accepted", { count: acceptFromExample(root, files) })[reader]);
}

function say(text: string, code = 0): number {
  process.stdout.write(`${text}\n`);
  return code;
}

function misused(what: string): number {
  process.stderr.write(`${what}\n${usage}\n`);
  return 2;
}

/** Tells a fault in each language asked for. */
function refuse(wordsIn: (language: ClerkLanguage) => string): number {
  process.stderr.write(`${languages.map(wordsIn).join("\n")}\n`);
  return 1;
}

function toldFault(error: unknown): number {
  const misuse = misuseOf(error);
  if (misuse !== undefined) return misused(misuse);
  if (error instanceof ClerkFault) return refuse((language) => error.words[language]);
  if (!(error instanceof WrongAnswers)) throw error;
  const sum: ClerkTexts = texts("adopt.answers-wrong");
  return refuse((language) => `${report(error.problems, { language, format: "terminal" })}\n${sum[language]}`);
}

main()
  .catch(toldFault)
  .then((code) => {
    process.exitCode = code;
  });
