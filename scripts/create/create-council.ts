import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { countErrors, type Problem, readContent, report } from "../../src/content";
import { contentFolder, staticFolder } from "../../src/content/folders";
import { ClerkFault, type ClerkLanguage, type ClerkMessageKey, getTexts } from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { codeFolder } from "../setup/run.mjs";
import { writeWorkflows } from "./host-files";
import { readAnswers } from "./read-answers";
import { createSettingsFiles, writeReadmes } from "./settings-files";
import { writeContent } from "./write-content";

/** The file of the council's answers in a folder with the example, and in the documentation. */
const answersFile = "answers.yaml";

/** The settings of a new council's folder. */
export interface NewCouncil {
  /** The file of the answers. Without it the folder has the example's content. */
  readonly answers?: string | undefined;
  /** The folder with the content and the documents of the example. */
  readonly example: string;
  readonly reader: ClerkLanguage;
  readonly say: (line: string) => void;
}

/**
 * Writes the content, the settings and the workflows of a council into its folder, and begins its history in git. The content
 * is written aside and moved there when it is complete.
 *
 * @throws ClerkFault if the answers have errors; nothing is then written
 */
export async function createCouncil(folder: string, council: NewCouncil): Promise<void> {
  const { answers: file, example, reader, say } = council;
  const answers = file === undefined ? undefined : demandAnswers(example, file);
  const root = path.join(folder, ".part");
  rmSync(root, { recursive: true, force: true });
  try {
    const options = { root, reader, say, answersFolder: path.dirname(path.resolve(file ?? "")) };
    if (answers) await writeContent(example, { ...options, answers });
    else
      for (const part of [contentFolder, staticFolder])
        cpSync(path.join(example, part), path.join(root, part), { recursive: true });
    demandNoErrors(readContent(root, buildMoment()).problems, "create.result-wrong");
    writeWorkflows(folder, codeFolder, answers?.repository?.host);
    for (const [at, text] of answers ? createSettingsFiles(answers) : []) {
      mkdirSync(path.dirname(path.join(folder, at)), { recursive: true });
      writeFileSync(path.join(folder, at), text);
    }
    writeReadmes(folder, answers?.name);
    if (!answers) cpSync(path.join(codeFolder, "docs", answersFile), path.join(folder, answersFile));
    for (const part of [staticFolder, contentFolder]) renameSync(path.join(root, part), path.join(folder, part));
    beginHistory(folder);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function demandAnswers(example: string, file: string) {
  if (!existsSync(file) || !statSync(file).isFile()) throw new ClerkFault(getTexts("create.no-answers", { file }));
  const { answers, problems } = readAnswers(example, file, readFileSync(file));
  demandNoErrors(problems, "create.answers-wrong");
  if (!answers) throw new Error(`${file} has neither answers nor errors.`);
  return answers;
}

/** Makes the folder a git repository, and commits its files if git knows who does so. */
function beginHistory(folder: string): void {
  if (!gitSucceeds(folder, "init", "--quiet", "--initial-branch=main")) return;
  git(folder, "add", "--all");
  gitSucceeds(folder, "commit", "--quiet", "--message=Begin the council's site");
}

function demandNoErrors(problems: readonly Problem[], key: ClerkMessageKey): void {
  if (countErrors(problems) === 0) return;
  const lines = (language: ClerkLanguage) => report(problems, { language, format: "terminal" });
  throw new ClerkFault(getTexts(key, { lines: { en: lines("en"), hi: lines("hi") } }));
}
