import { appendFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readEntries } from "../src/content/disk";
import { ledgerFile } from "../src/content/ledger";
import { listDueMoments } from "../src/content/scheduled";
import { git, gitSucceeds } from "../src/pipeline/git";
import { createBillOfMaterials } from "../src/pipeline/npm";
import { publicFolder } from "../src/pipeline/published-folder";
import { readProblems } from "./check";
import { bundleDeploy, deployProgram } from "./ci/bundle-deploy";
import { changedSince, concernsContentAlone } from "./ci/changed.mjs";
import { describeRequest } from "./ci/describe-request";
import { writeHealth } from "./ci/health";
import { rebuild } from "./ci/rebuild";
import { defineCommand, Misuse } from "./command";
import { recordSite } from "./publish";
import { PublishError } from "./publish/destination";
import { readHost } from "./publish/hosts";
import { readLiveSite } from "./publish/live-site";
import { codeFolder, findProgram, run, runNode, runTypeScript } from "./setup/run.mjs";

/** The folder of the files for the host, and the archive of it, since artifacts lose hidden files. */
const prepared = ".prepared";
const archive = "site.tar";

/** The folder with the description of a pull request, and the built site, for reviewers. */
const previewFolder = "preview";

/** The folder of the bills of materials (CycloneDX) of the site's and the editor's lock files. */
const bills = "bill-of-materials";

const tasks = {
  /**
   * Describes what a pull request changes, checks its content, builds the site and checks its links. An urgent change of
   * content alone is built by its publication, which checks links too.
   */
  async check(base = "HEAD^") {
    const isUrgent = process.env.URGENT === "true" && concernsContentAlone(changedSince(base));
    await writeDescription(base, isUrgent);
    await succeed(runTypeScript("scripts/check.ts"));
    if (isUrgent) return console.log("This change is urgent, so only its content was checked.");
    await succeed(runTypeScript("scripts/build.ts"));
    await succeed(runTypeScript("scripts/links.ts"));
    cpSync(publicFolder, path.join(previewFolder, "site"), { recursive: true, dereference: true });
  },
  /**
   * Tests the programs of a pull request, at once if only content changed. If the lock file changed, also checks
   * whether the registry signed all packages.
   */
  async test(base = "HEAD^") {
    await succeed(runNode(["scripts/test.mjs", "--changed-since", base]));
    if (gitSucceeds(".", "diff", "--quiet", `${base}...HEAD`, "--", "package-lock.json")) return;
    await succeed(run("npm", ["audit", "signatures"]));
  },
  /** Runs the tests without a browser of a pull request's programs, at once if only content changed. */
  async jest(base = "HEAD^") {
    if (concernsContentAlone(changedSince(base))) return console.log("Only content changed, which is not tested here.");
    await succeed(runNode([findProgram("jest")]));
  },
  /**
   * Builds the artifacts of a publication: `site.tar`, `ledger.patch` with new ledger lines, `due.json` with the minutes at
   * which entries become due, the program that publishes them, and a bill of materials.
   */
  async publish() {
    await succeed(runTypeScript("scripts/publish.ts", { args: ["--prepare", prepared] }));
    await succeed(run("tar", ["-cf", archive, prepared]));
    recordSite(prepared);
    writePatch("ledger.patch", ledgerFile);
    const due = { site: readLiveSite({}).origin, moments: listDueMoments(readEntries(".")) };
    writeFileSync("due.json", JSON.stringify(due));
    // A release archive has it already.
    if (!existsSync(path.join(codeFolder, "scripts", "ci", deployProgram)))
      writeFileSync(deployProgram, await bundleDeploy());
    mkdirSync(bills, { recursive: true });
    writeFileSync(path.join(bills, "site.cdx.json"), createBillOfMaterials("."));
  },
  /** Writes the program of jobs with the ssh key, as a release archive has it. */
  async program() {
    writeFileSync(path.join(codeFolder, "scripts", "ci", deployProgram), await bundleDeploy());
  },
  /** Verifies the live site and the copy at `SECOND_SITE_URL`, and rebuilds the live commit without caches. */
  async verify() {
    const { SITE_URL: site, SECOND_SITE_URL: second } = process.env;
    if (!site) return console.log("SITE_URL is not set, so no site is verified.");
    await succeed(runTypeScript("scripts/verify.ts", { args: [site, "--host", readHost(process.env)] }));
    if (second) await succeed(runTypeScript("scripts/verify.ts", { args: [second, "--against", site] }));
    if ((await rebuild(site)) !== 0) throw new PublishError("The live site cannot be built again from its commit.");
  },
  /** Runs the tests that take minutes. Writes `failed-parts.md`, which the issue of the night shows. */
  async nightly() {
    await succeed(run("npm", ["run", "--silent", "test:nightly", "--", "--report", "failed-parts.md"]));
  },
  /** Writes `issue-health.md`, the text of the weekly to-do issue. Reads the text of the open issue from `before.md`. */
  async health() {
    const { SITE_URL: site = "", SECOND_SITE_URL: second } = process.env;
    await succeed(runTypeScript("scripts/build.ts"));
    await writeHealth("issue-health.md", "before.md", second ? [site, second] : [site]);
  },
};

type Task = keyof typeof tasks;

/** The tasks that fail without the editor, and those that leave it out (docs/editor.md). */
const editors: Partial<Record<Task, "required" | "none">> = {
  publish: "required",
  verify: "required",
  nightly: "required",
  health: "none",
};

/** The command that the workflows of GitHub and GitLab share. */
defineCommand(__filename, {
  name: "ci",
  summary: "Runs the steps that the workflows of GitHub and GitLab share.",
  words: `${Object.keys(tasks).join("|")} [BASE]`,
  reasons: [PublishError],
  run: async ({ words: [task = "", base] }) => {
    if (!isTask(task)) throw new Misuse(`There is no task "${task}".`);
    const editor = editors[task];
    if (editor) process.env.EDITOR = editor;
    return tasks[task](base);
  },
});

function isTask(word: string): word is Task {
  return Object.hasOwn(tasks, word);
}

/** Writes what a pull request changes, as `changes.md` for its comment, and into the summary of a run on GitHub. */
async function writeDescription(base: string, isUrgent: boolean): Promise<void> {
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = process.env;
  const run = id === undefined || isUrgent ? undefined : `${host}/${repository}/actions/runs/${id}#artifacts`;
  const { problems } = await readProblems({ root: ".", environment: process.env });
  const description = describeRequest({ root: ".", base, problems, run });
  mkdirSync(previewFolder, { recursive: true });
  writeFileSync(path.join(previewFolder, "changes.md"), description);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, description);
}

/** Writes the changes of a file since the last commit as a patch; empty if there are none. */
function writePatch(file: string, changed: string): void {
  git(".", "add", "--all", "--intent-to-add", "--", changed);
  const patch = git(".", "diff", "--binary", "HEAD", "--", changed);
  writeFileSync(file, patch && `${patch}\n`);
}

/**
 * Waits for a program, which prints its errors.
 *
 * @throws PublishError if it fails
 */
async function succeed(program: Promise<number>): Promise<void> {
  const code = await program;
  if (code !== 0) throw new PublishError(`The step above ended with ${code}.`);
}
