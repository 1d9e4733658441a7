import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ledgerFile } from "../src/content/ledger";
import { git } from "../src/pipeline/git";
import { npm } from "../src/pipeline/npm";
import { publicFolder } from "../src/pipeline/published-folder";
import { writeHealth } from "./ci/health";
import { tryNewest } from "./ci/newest";
import { rebuild } from "./ci/rebuild";
import { command, Misuse } from "./command";
import { recordSite } from "./publish";
import { findDue } from "./publish/due";
import { readHost } from "./publish/hosts";
import { readLiveSite } from "./publish/live-site";
import { PublishError } from "./publish/settings";
import { run, runNode, runTypeScript } from "./setup/run.mjs";

const tsx = ["--import", "tsx"] as const;

/** The folder of a pull request's preview for reviewers. */
const previewFolder = "preview";

/** The folder of the bills of materials (CycloneDX) of the site's and the editor's lock files. */
const bills = "bill-of-materials";

const tasks = {
  /** Builds the site before and after a pull request, checks its links and renders the changes with screenshots. */
  async check(base = "HEAD^", preview: string | undefined) {
    const head = git(".", "rev-parse", "HEAD");
    const before = path.join(previewFolder, "before");
    git(".", "checkout", "--quiet", "--detach", base);
    await succeed(runTypeScript("scripts/build.ts"));
    mkdirSync(previewFolder, { recursive: true });
    cpSync(publicFolder, before, { recursive: true });
    git(".", "checkout", "--quiet", "--detach", head);
    await succeed(runTypeScript("scripts/build.ts"));
    await succeed(runTypeScript("scripts/links.ts"));
    const pictures = ["--pictures", path.join(previewFolder, "changes")];
    const link = preview === undefined ? [] : ["--preview", preview];
    await succeed(runNode([...tsx, "scripts/changes.ts", before, publicFolder, ...pictures, ...link]));
    rmSync(before, { recursive: true });
    renameSync(publicFolder, path.join(previewFolder, "site"));
  },
  /**
   * Builds the artifacts of a publication: `site.tar`, `ledger.patch` with new ledger lines, and bills of materials.
   */
  async publish() {
    await succeed(runNode([...tsx, "scripts/publish.ts", "--prepare", ".prepared"]));
    await succeed(run("tar", ["-cf", "site.tar", ".prepared"]));
    recordSite(".prepared");
    git(".", "add", "--intent-to-add", ledgerFile);
    const changes = git(".", "diff", "--", ledgerFile);
    writeFileSync("ledger.patch", changes && `${changes}\n`);
    mkdirSync(bills, { recursive: true });
    for (const [cwd, name] of [
      [".", "site"],
      ["editor", "editor"],
    ] as const) {
      const bill = execFileSync(...npm("sbom", "--sbom-format=cyclonedx", "--package-lock-only"), {
        cwd,
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      writeFileSync(path.join(bills, `${name}.cdx.json`), bill);
    }
  },
  /**
   * Prints `due=true` if the live site is older than the last scheduled entry or midnight in India, else `due=false`.
   */
  async due() {
    const { isDue, said } = await findDue(readLiveSite(process.env).origin, ".");
    console.error(said);
    console.log(`due=${isDue}`);
  },
  /** Verifies the live site and the copy at `SECOND_SITE_URL`, and rebuilds the live commit without caches. */
  async verify() {
    const { SITE_URL: site = "", SECOND_SITE_URL: second } = process.env;
    await succeed(runNode([...tsx, "scripts/verify.ts", site, "--host", readHost(process.env)]));
    if (second) await succeed(runNode([...tsx, "scripts/verify.ts", second, "--against", site]));
    if ((await rebuild(site)) !== 0) throw new PublishError("The live site cannot be built again from its commit.");
  },
  /** Writes `issue.md`, the text of the weekly to-do issue. Reads the text of the open issue from `before.md`. */
  async health() {
    const { SITE_URL: site = "", SECOND_SITE_URL: second } = process.env;
    await succeed(runTypeScript("scripts/build.ts"));
    await writeHealth("issue.md", "before.md", second ? [site, second] : [site]);
  },
  /** Writes `issue.md`, the text of the issue about failures with the newest packages. It is empty if nothing fails. */
  async newest() {
    writeFileSync("issue.md", await tryNewest());
  },
};

type Task = keyof typeof tasks;

/** The command that the workflows of GitHub and GitLab share. */
command(__filename, {
  name: "ci",
  summary: "Runs the steps that the workflows of GitHub and GitLab share.",
  words: `${Object.keys(tasks).join("|")} [BASE]`,
  options: { preview: { value: "URL", help: "where reviewers find the preview of a pull request" } },
  reasons: [PublishError],
  run: async ({ words: [task = "", base], get }) => {
    if (!isTask(task)) throw new Misuse(`There is no task "${task}".`);
    await tasks[task](base, get("preview"));
  },
});

function isTask(word: string): word is Task {
  return Object.hasOwn(tasks, word);
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
