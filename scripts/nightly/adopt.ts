/**
 * `npm run test:nightly -- adopt`: adopts a copy of this project by a file of answers, killed at random moments fixed by a
 * seed (`--moments 10`). Whatever the moment, the tree must be as it was, or wholly adopted. Then it lets the adoption end,
 * deletes every entry, checks and builds that site, follows its links, and looks at its pages in a browser. Ends with 1 where anything fails.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { publicFolder } from "../../src/build/published-folder";
import { gitIn, sampleAnswers } from "../adopt/adoption.testing";
import { adoptionFolder } from "../adopt/switch-tree";
import { seeded } from "../release/seeded.testing";
import { copyProject } from "../setup/copy-project";
import { runTypeScript } from "../setup/run.mjs";
import { checkEmptySite } from "./adopt/check-empty-site";
import { isExample } from "./adopt/is-example";
import { makeEmptySite } from "./adopt/make-empty-site";

const { values } = parseArgs({ options: { moments: { type: "string", default: "10" } } });

/** Adopts the copy, and kills the command after some time where one is given; gives its exit code, null when killed. */
async function adopt(root: string, answers: string, milliseconds?: number): Promise<number | null> {
  const args = ["--import", "tsx", "scripts/adopt.ts", "--answers", answers, "--root", root];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "close");
  const timer =
    milliseconds === undefined ? undefined : globalThis.setTimeout(() => child.kill("SIGKILL"), milliseconds);
  const [code]: unknown[] = await ended;
  clearTimeout(timer);
  // The switch itself goes on without the command.
  while (existsSync(path.join(root, adoptionFolder, "journal.json"))) await setTimeout(20);
  return typeof code === "number" ? code : null;
}

async function main(): Promise<number> {
  if (!isExample()) return 0;
  const root = copyProject("adopted");
  const answers = `${root}-answers.yaml`;
  writeFileSync(answers, sampleAnswers);
  try {
    gitIn(root, "init", "--quiet");
    writeFileSync(path.join(root, ".git", "info", "exclude"), "node_modules\n");
    gitIn(root, "add", "--all");
    gitIn(root, "commit", "--quiet", "--message=Begin");
    const started = performance.now();
    if ((await adopt(root, answers)) !== 0) return 1;
    const whole = performance.now() - started;
    gitIn(root, "add", "--all");
    const adopted = gitIn(root, "write-tree");
    const random = seeded(20_260_101);
    let killed = 0;
    for (let moment = 1; moment <= Number(values.moments); moment += 1) {
      gitIn(root, "reset", "--quiet", "--hard", "HEAD");
      const before = gitIn(root, "write-tree");
      const milliseconds = random() * whole;
      if ((await adopt(root, answers, milliseconds)) === null) killed += 1;
      gitIn(root, "add", "--all");
      const after = gitIn(root, "write-tree");
      if (after !== before && after !== adopted) {
        console.error(`Killed after ${Math.round(milliseconds)} ms, the tree is neither as it was nor adopted.`);
        return 1;
      }
    }
    console.log(`${killed} of ${values.moments} adoptions were killed; each left a whole tree.`);
    gitIn(root, "reset", "--quiet", "--hard", "HEAD");
    if ((await adopt(root, answers)) !== 0) return 1;
    makeEmptySite(root);
    for (const script of ["scripts/check.ts", "scripts/build.ts", "scripts/links.ts"]) {
      const code = await runTypeScript(script, { cwd: root, env: { EDITOR: "none" } });
      if (code !== 0) return code;
    }
    return await checkEmptySite(path.join(root, publicFolder));
  } finally {
    rmSync(root, { recursive: true, force: true });
    rmSync(answers, { force: true });
  }
}

main().then((code) => {
  process.exitCode = code;
});
