/**
 * `npm run undo`: lists the last publications. `npm run undo -- last` (or a commit of the list) takes one back on a
 * branch of its own; `--push` hands the branch to the git host, where it is reviewed and merged like any draft.
 */
import { parseArgs } from "node:util";
import { countErrors, readContent, report } from "../src/content";
import { git } from "./edit/git";
import { endWith } from "./setup/usage-error";
import { CannotUndo, publicationsOf, undo } from "./undo/undo";

const usage = "npm run undo -- [last | commit] [--push] [--root folder]";
const listed = 10;

async function main(): Promise<number> {
  const options = { push: { type: "boolean" }, root: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const root = values.root ?? process.cwd();
  const [name] = positionals;
  if (!name) {
    for (const { commit, title } of publicationsOf(root, listed)) console.log(`${commit.slice(0, 10)}  ${title}`);
    console.log(`\n${usage}`);
    return 0;
  }
  // The git host may have a branch of an earlier attempt.
  if (values.push) git(root, "fetch", "--quiet", "origin");
  const { branch, publication } = undo(root, name);
  console.log(`“${publication.title}” is taken back on the branch ${branch} · वापस लिया गया।`);
  const { problems } = readContent(root);
  if (countErrors(problems) > 0) {
    console.error(report(problems, { language: "en", format: "terminal" }));
    console.error("Something later depends on what was taken back; mend it on this branch before it is merged.");
  }
  if (values.push) git(root, "push", "--quiet", "--set-upstream", "origin", branch);
  else console.log(`Hand it over with: git push -u origin ${branch}`);
  // Faults that are left are shown by the check of the proposal, which they must not hold up.
  return 0;
}

endWith(main(), usage, [CannotUndo]);
