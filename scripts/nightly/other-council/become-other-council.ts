import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { documentsFolder } from "../../../src/content/folders";
import { pages } from "../../../src/schema/collections/pages";
import { districts } from "../../../src/schema/collections/schools";
import { samplePdf } from "../../../tests/cases/sample";
import { run } from "../../setup/run.mjs";
import { commitAll, gitIn } from "../adopt/commit";
import { deleteEntries } from "../adopt/make-empty-site";
import { ownAnswers, ownDocument, ownEmblem, ownEntries, ownFace } from "./entries";

/**
 * Makes a copy of the project another council's, as docs/adopt.md says: `npm run adopt` with a file of answers, then what the
 * council does itself. It deletes what came with the example, decides its policies, sets emblem and colour, and writes a
 * dozen entries. The copy becomes a git repository with a commit for each step.
 *
 * @param project the copy's folder, which is changed
 * @throws where `npm run adopt` ends with an error
 */
export async function becomeOtherCouncil(project: string): Promise<void> {
  await adopt(project);
  const content = path.join(project, "content");
  deleteEntries(project, districts.folder);
  decidePolicies(path.join(content, pages.folder));
  writeFileSync(path.join(project, documentsFolder, ownDocument), samplePdf);
  mkdirSync(path.join(project, "static", "brand"), { recursive: true });
  writeFileSync(path.join(project, "static", "brand", ownFace.emblem), ownEmblem);
  appendFileSync(path.join(content, "site.yaml"), stringify(ownFace));
  for (const [file, entry] of Object.entries(ownEntries)) {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), stringify(entry));
  }
  changeTranslations(path.join(content, "locales", "en", "interface.json"));
  commitAll(project, "Add the council's entries");
}

/** Commits the copy as the clone it stands for, and adopts it without further content. */
async function adopt(project: string): Promise<void> {
  gitIn(project, "init", "--quiet", "--initial-branch=main");
  writeFileSync(path.join(project, ".git", "info", "exclude"), "node_modules\n");
  commitAll(project, "Begin");
  const answers = path.resolve(`${project}-answers.yaml`);
  writeFileSync(answers, stringify(ownAnswers));
  const args = ["--import", "tsx", "scripts/adopt.ts", "--answers", answers];
  const code = await run(process.execPath, args, { cwd: path.resolve(project) });
  rmSync(answers);
  if (code !== 0) throw new Error(`npm run adopt ended with ${code}.`);
  commitAll(project, "Adopt the site");
}

/** Marks each page as decided and read, as the council does once it is. */
function decidePolicies(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const decided = readFileSync(file, "utf8").replace(/^specimen: true\n/mu, "");
    writeFileSync(file, `${decided.trimEnd()}\nreviewed: 2026-01-15\n`);
  }
}

/** Changes English messages of the interface as a clerk may: each of one word without a gap gets another one before it. */
function changeTranslations(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^( +"[\w-]+": ")([A-Z][a-z]+)(",?)$/gmu, "$1Our $2$3"));
}
