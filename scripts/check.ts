import { parseArgs } from "node:util";
import { clerkLanguages, countErrors, isClerkLanguage, readContent, report, summary } from "../src/content";
import { checkDocuments } from "../src/content/document-faults";
import { lostLedgerLines } from "./check/lost-ledger-lines";

const usage = `npm run check -- [--language ${clerkLanguages.join("|")}] [--root folder]`;

/**
 * Reads all content, tells what is wrong with it, and ends with 1 when something may not be published. In GitHub
 * Actions the same is told as annotations too.
 */
async function check(root: string, language: string): Promise<number> {
  if (!isClerkLanguage(language)) return misused(`--language ${language}`);
  const content = readContent(root);
  const reading = {
    ...content,
    problems: [...content.problems, ...(await checkDocuments(root, content.documents)), ...lostLedgerLines(root)],
  };
  const { problems } = reading;
  const lines = [report(problems, { language, format: "terminal" })];
  if (process.env.GITHUB_ACTIONS === "true") lines.push(report(problems, { language, format: "github" }));
  lines.push(summary(reading, language));
  process.stdout.write(`${lines.filter((line) => line !== "").join("\n")}\n`);
  return countErrors(problems) > 0 ? 1 : 0;
}

function misused(what: string): number {
  process.stderr.write(`${what}\n${usage}\n`);
  return 2;
}

async function main(): Promise<number> {
  try {
    const { values } = parseArgs({ options: { language: { type: "string" }, root: { type: "string" } } });
    return await check(values.root ?? process.cwd(), values.language ?? "en");
  } catch (error) {
    // Only a misuse of the command is told in one line; anything else is a fault of ours, whose cause is to be seen.
    if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")) {
      return misused(error.message);
    }
    throw error;
  }
}

void main().then((code) => {
  process.exitCode = code;
});
